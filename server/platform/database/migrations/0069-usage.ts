import { type Kysely, type Migration, sql } from 'kysely'

/** The sums of a day or a month: of everybody (`firm_id` 0) and of each firm, by what they are about. */
const sums = (table: string, period: string) => sql`create table ${sql.table(table)} (
  firm_id integer not null,
  subject text not null check (subject in ('all', 'document', 'analyst', 'event', 'user', 'firm')),
  subject_id integer not null,
  ${sql.ref(period)} date not null,
  opens integer not null default 0,
  reads integer not null default 0,
  downloads integer not null default 0,
  replays integer not null default 0,
  machine integer not null default 0,
  primary key (firm_id, subject, ${sql.ref(period)}, subject_id)
)`

/** From the newest row on, so that a database whose clock stood still keeps its history too. */
const isRecent = sql`at > (select max(at) from audit) - interval '92 days'`

/** A number may be given to another record later, which must not inherit the sums. */
const removal = (table: 'documents' | 'users' | 'roadshows' | 'firms' | 'tags', subject: string) =>
  sql`create trigger usage_removed after delete on ${sql.table(table)}
    for each row execute function remove_usage(${sql.lit(subject)})`

/**
 * How documents and replays are used: each use, for some months, and its sums by day and by month. Uses of the 92 days before are
 * taken from the audit, since that is as far as `days` of the most popular documents looks back; an audit of years is left alone.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table usage_events (
    id uuid primary key,
    kind text not null check (kind in ('open', 'read', 'download', 'replay')),
    user_id integer not null references users on delete cascade,
    firm_id integer references firms on delete set null,
    document_id integer references documents on delete cascade,
    roadshow_id integer references roadshows on delete cascade,
    is_machine boolean not null default false,
    used_at timestamptz not null,
    is_counted boolean not null default false,
    check (num_nonnulls(document_id, roadshow_id) = 1)
  )`.execute(db)
  await sql`create index usage_events_time on usage_events (used_at)`.execute(db)
  await sql`create index usage_events_uncounted on usage_events (used_at) where not is_counted`.execute(db)
  await sql`create index usage_events_document on usage_events (document_id, user_id, used_at)`.execute(db)
  await sql`create index usage_events_roadshow on usage_events (roadshow_id)`.execute(db)
  await sql`create index usage_events_user on usage_events (user_id)`.execute(db)
  await sql`create index usage_events_firm on usage_events (firm_id)`.execute(db)
  for (const [table, period] of [
    ['usage_days', 'day'],
    ['usage_months', 'month'],
  ] as const) {
    await sums(table, period).execute(db)
    await sql`create index ${sql.ref(`${table}_period`)} on ${sql.table(table)} (${sql.ref(period)})`.execute(db)
    await sql`create index ${sql.ref(`${table}_subject`)} on ${sql.table(table)} (subject_id, subject)`.execute(db)
  }
  await sql`create function remove_usage() returns trigger language plpgsql as $$ begin
    delete from usage_days where subject = tg_argv[0] and subject_id = old.id;
    delete from usage_months where subject = tg_argv[0] and subject_id = old.id;
    return null;
  end $$`.execute(db)
  await removal('documents', 'document').execute(db)
  await removal('users', 'user').execute(db)
  await removal('roadshows', 'event').execute(db)
  await removal('firms', 'firm').execute(db)
  await removal('tags', 'analyst').execute(db)
  await sql`insert into usage_events (id, kind, user_id, firm_id, document_id, used_at)
    select audit.id::uuid, case when detail ->> 'attachment' = 'true' then 'download' else 'open' end,
      users.id, firm_id, documents.id, at
    from audit join users on users.id = audit.user_id
      join documents on documents.id = substring(subject from '^documents/(\\d{1,9})(?:\\.|$)')::int
    where action in ('document.read', 'file.download') and result = 'success' and ${isRecent}`.execute(db)
  await sql`insert into usage_events (id, kind, user_id, firm_id, roadshow_id, used_at)
    select audit.id::uuid, 'replay', users.id, firm_id, found.id, at
    from audit join users on users.id = audit.user_id
      join lateral (select min(id) as id from roadshows where 'replays/' || video_id = subject) found on found.id is not null
    where action = 'replay.watch' and result = 'success' and ${isRecent}`.execute(db)
}

export const usage: Migration = { up }
