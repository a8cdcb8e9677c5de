import { type Kysely, type Migration, sql } from 'kysely'

/** The hash that the first row follows. */
const GENESIS = '0'.repeat(64)

/**
 * Who acted, from where and with what result. The id of a user stays when the user is deleted, so that a row never changes
 * once it is written.
 */
async function extendAudit(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit
    drop constraint audit_user_id_fkey,
    add column number bigint,
    add column actor text not null default 'user' check (actor in ('user', 'operator', 'system')),
    add column firm text,
    add column session_id text,
    add column address text,
    add column result text not null default 'success' check (result in ('success', 'refused', 'failed')),
    add column previous_hash text,
    add column hash text`.execute(db)
  await sql`create table audit_chain (
    is_head boolean primary key default true check (is_head),
    number bigint not null,
    hash text not null,
    purged_number bigint not null,
    purged_hash text not null
  )`.execute(db)
  await sql`insert into audit_chain (number, hash, purged_number, purged_hash)
    values (0, ${GENESIS}, 0, ${GENESIS})`.execute(db)
}

/** The text that is hashed: each column with its length before it, so that no two rows have the same text. `audit/chain.ts` builds the same. */
async function createHashing(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_part(value text) returns text language sql immutable as $$
    select coalesce(octet_length(value) || ':' || value, '-')
  $$`.execute(db)
  await sql`create function audit_hash(entry audit) returns text language sql stable as $$
    select encode(sha256(convert_to(
      audit_part(entry.number::text) || audit_part(entry.id::text)
      || audit_part(to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      || audit_part(entry.actor) || audit_part(entry.user_id::text) || audit_part(entry.username)
      || audit_part(entry.firm) || audit_part(entry.session_id) || audit_part(entry.address)
      || audit_part(entry.action) || audit_part(entry.subject) || audit_part(entry.result)
      || audit_part(entry.detail::text) || audit_part(entry.previous_hash), 'UTF8')), 'hex')
  $$`.execute(db)
}

/**
 * The rows that are there are chained in the order of their times. From then on a trigger does it, so that no writer can leave
 * it out: not a server of the version before, which may still run, and not a hand in psql. The row of `audit_chain` is locked
 * until the transaction ends, so that no two rows have the same predecessor. A row whose id is there already is left out.
 */
async function chainRows(db: Kysely<unknown>): Promise<void> {
  await sql`create function chain_audit() returns trigger language plpgsql as $$
    declare head audit_chain;
    begin
      select * into strict head from audit_chain for update;
      if exists (select 1 from audit where id = new.id) then return null; end if;
      new.number := head.number + 1;
      new.previous_hash := head.hash;
      new.hash := audit_hash(new);
      update audit_chain set number = new.number, hash = new.hash;
      return new;
    end
  $$`.execute(db)
  await sql`do $$
    declare entry audit;
    begin
      for entry in select * from audit order by at, id loop
        select number + 1, hash into entry.number, entry.previous_hash from audit_chain;
        entry.hash := audit_hash(entry);
        update audit set number = entry.number, previous_hash = entry.previous_hash, hash = entry.hash where id = entry.id;
        update audit_chain set number = entry.number, hash = entry.hash;
      end loop;
    end
  $$`.execute(db)
  await sql`alter table audit
    alter column number set not null, alter column previous_hash set not null, alter column hash set not null`.execute(
    db,
  )
  await sql`create unique index audit_number on audit (number)`.execute(db)
  await sql`create trigger audit_chained before insert on audit for each row execute function chain_audit()`.execute(db)
}

/** The audit says more of each action, and its rows are chained by hash. */
async function up(db: Kysely<unknown>): Promise<void> {
  await extendAudit(db)
  await createHashing(db)
  await chainRows(db)
}

export const auditChain: Migration = { up }
