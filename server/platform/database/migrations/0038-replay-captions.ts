import { type Kysely, type Migration, sql } from 'kysely'

/** The captions of replays, their sentences for quotes, and what a search matches for users who may watch. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table replay_captions (
    roadshow_id integer primary key references roadshows on delete cascade,
    vtt text not null
  )`.execute(db)
  await sql`create table replay_sentences (
    roadshow_id integer not null references roadshows on delete cascade,
    ord integer not null,
    start_s double precision not null,
    speaker text not null,
    text text not null,
    tsv tsvector not null,
    primary key (roadshow_id, ord)
  )`.execute(db)
  await sql`alter table roadshows add column tsv_replay tsvector`.execute(db)
  await sql`create index roadshows_replay_text on roadshows using gin (tsv_replay)`.execute(db)
  await sql`create index roadshows_video on roadshows (video_id) where video_id is not null`.execute(db)
}

export const replayCaptions: Migration = { up }
