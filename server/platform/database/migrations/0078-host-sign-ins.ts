import { type Kysely, type Migration, sql } from 'kysely'

/** Company sign-ins that began on a page of another site, which gets a code for its session (ADR 0129). */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table firm_sign_ins
    add column host_origin text,
    add column host_address text,
    add column host_challenge text,
    add column code_hash text unique,
    add column failure text`.execute(db)
}

export const hostSignIns: Migration = { up }
