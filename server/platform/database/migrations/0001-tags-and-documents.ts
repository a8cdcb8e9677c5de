import { type Kysely, type Migration, sql } from 'kysely'

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)

  await sql`create table tags (
    id integer primary key,
    category text not null,
    value text not null,
    norm text not null,
    ticker text,
    ticker_norm text,
    external_id text unique,
    inactive boolean not null default false,
    has_image boolean not null default false,
    doc_count integer not null default 0,
    related_ids integer[] not null default '{}',
    analyst_ids integer[] not null default '{}',
    model_level smallint,
    tear_sheet_level smallint,
    data json not null default '{}',
    unique (category, value)
  )`.execute(db)
  await sql`create index tags_norm_prefix on tags (norm text_pattern_ops)`.execute(db)
  await sql`create index tags_norm_trigram on tags using gin (norm gin_trgm_ops)`.execute(db)
  await sql`create index tags_ticker on tags (ticker_norm text_pattern_ops)`.execute(db)
  await sql`create index tags_related on tags using gin (related_ids)`.execute(db)

  await sql`create table documents (
    id integer primary key,
    reference text not null unique,
    title text not null,
    subtitle text,
    summary text,
    document_type text not null,
    library text not null,
    published_at timestamptz not null,
    views integer not null default 0,
    page_count integer,
    media_type text,
    preview boolean not null default true,
    thumbnail text,
    contact_email text,
    region text,
    rating text,
    rating_date date,
    rating_change text,
    prior_rating text,
    prior_rating_date date,
    target_price double precision,
    target_price_currency text,
    target_price_date date,
    prior_target_price double precision,
    prior_target_price_date date,
    primary_focus_id integer references tags,
    analyst_ids integer[] not null default '{}',
    primary_tag_ids integer[] not null default '{}',
    other_tag_ids integer[] not null default '{}',
    tag_ids integer[] not null default '{}',
    region_ids integer[] not null default '{}',
    asset_class_ids integer[] not null default '{}',
    preview_level smallint not null default 0,
    download_level smallint not null default 0,
    tsv_head tsvector not null,
    tsv tsvector not null
  )`.execute(db)
  await sql`create index documents_date on documents (published_at desc, id desc)`.execute(db)
  await sql`create index documents_library_date on documents (library, published_at desc, id desc)`.execute(db)
  await sql`create index documents_views on documents (views desc, id desc)`.execute(db)
  await sql`create index documents_title on documents (lower(title))`.execute(db)
  await sql`create index documents_tags on documents using gin (tag_ids)`.execute(db)
  await sql`create index documents_text on documents using gin (tsv)`.execute(db)

  await sql`create table document_bodies (
    document_id integer primary key references documents on delete cascade,
    html text not null
  )`.execute(db)
  await sql`create table document_tags (
    tag_id integer not null references tags on delete cascade,
    document_id integer not null references documents on delete cascade,
    published_at timestamptz not null,
    primary key (tag_id, document_id)
  )`.execute(db)
  await sql`create index document_tags_date on document_tags (tag_id, published_at desc, document_id desc)`.execute(db)
  await sql`create table passages (
    id integer primary key,
    document_id integer not null references documents on delete cascade,
    page integer not null,
    ord integer not null,
    text text not null,
    unique (document_id, ord)
  )`.execute(db)
}

export const tagsAndDocuments: Migration = { up }
