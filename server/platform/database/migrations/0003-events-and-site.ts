import { type Kysely, type Migration, sql } from 'kysely'

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table roadshows (
    id integer primary key,
    name text not null,
    description text,
    start_at timestamptz not null,
    end_at timestamptz,
    time_zone text not null,
    type_id integer not null references tags,
    type_colour text,
    location text,
    format text,
    has_invitation boolean not null default false,
    has_schedule boolean not null default false,
    meeting_url text,
    feedback_url text,
    video_id text,
    promoted boolean not null default false,
    can_register boolean not null default false,
    tag_ids integer[] not null default '{}',
    region_ids integer[] not null default '{}',
    preview_level smallint not null default 0,
    tsv tsvector not null
  )`.execute(db)
  await sql`create index roadshows_date on roadshows (start_at, id)`.execute(db)
  await sql`create index roadshows_tags on roadshows using gin (tag_ids)`.execute(db)
  await sql`create index roadshows_text on roadshows using gin (tsv)`.execute(db)
  await sql`create table registrations (
    roadshow_id integer not null references roadshows on delete cascade,
    user_id integer not null references users on delete cascade,
    kind text not null,
    created_at timestamptz not null,
    primary key (roadshow_id, user_id)
  )`.execute(db)
  await sql`create table events (
    id uuid primary key,
    user_id integer not null references users on delete cascade,
    event_type text not null,
    url text not null,
    source_client_action text,
    document_id text,
    roadshow_id text,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index events_user on events (user_id, created_at desc)`.execute(db)
  await sql`create table home_page_slots (
    name text primary key,
    position integer not null default 0,
    raw_content text not null
  )`.execute(db)
  await sql`create table contents (name text primary key, html text not null)`.execute(db)
  await sql`create table meta (
    key text primary key,
    value text not null,
    updated_at timestamptz not null
  )`.execute(db)
}

export const eventsAndSite: Migration = { up }
