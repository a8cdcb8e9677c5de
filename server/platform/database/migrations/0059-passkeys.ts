import { type Kysely, type Migration, sql } from 'kysely'

/** Passkeys, the random handles that authenticators know their users by, and the challenges that are open. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkey_users (
    user_id integer primary key references users on delete cascade,
    handle text not null unique
  )`.execute(db)
  await sql`create table passkeys (
    id text primary key,
    user_id integer not null references users on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    is_backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db)
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db)
  await sql`create table passkey_challenges (
    challenge_hash text primary key,
    purpose text not null,
    user_id integer references users on delete cascade,
    address text not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index passkey_challenges_address on passkey_challenges (address, expires_at)`.execute(db)
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db)
  await sql`create index passkey_challenges_user on passkey_challenges (user_id)`.execute(db)
}

export const passkeys: Migration = { up }
