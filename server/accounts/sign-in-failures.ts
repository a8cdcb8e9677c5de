import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { AttemptKind } from '#server/platform/database/tables/users.ts'

type Db = Kysely<Database>

const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** Failures that an account may have from one source, and an address over all accounts, within five minutes. */
const WINDOW = 5 * MINUTE
/** Codes of six digits have fewer, since they are tried after the password. Tokens belong to no account. */
const OF_SOURCE = { password: 20, factor: 10 }

/**
 * High if it could lock out others, since a bank's gateway puts thousands of users behind one address. A limit on wrong links
 * and passkeys locks out nobody: a valid one is always accepted.
 */
const OF_ADDRESS: Readonly<Record<AttemptKind, number>> = {
  password: 500,
  factor: 500,
  refresh: 500,
  link: 100,
  passkey: 100,
  company: 500,
  scim: 100,
}

/**
 * An account that has had so many failures within an hour, from sources it does not know, is being guessed at from many
 * addresses. From then on it takes one attempt of unknown sources in half a minute.
 */
const ACCOUNT_WINDOW = 60 * MINUTE
const OF_ACCOUNT = { password: 50, factor: 20 }
const PAUSE = 30_000

/**
 * Wrong codes within a day, of all unknown sources of an account together and of each known one: half a minute each would be
 * 2,880 guesses a day at six digits. Beyond it, known sources are how the user of the account gets in.
 */
const CODES_OF_DAY = 100

/** Namespaces of PostgreSQL's advisory locks. Every transaction locks the account before the address. */
const ACCOUNT_LOCK = 7_210_416
const ADDRESS_LOCK = 7_210_417

export type Attempt = {
  kind: AttemptKind
  /** The username as it was given, in lower case; empty where the secret is a token. */
  account: string
  address: string
  source: string
  isKnown: boolean
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** The oldest of the newest `count` failures, which is the next one to expire; null: there are fewer. */
const nthNewest = (condition: ReturnType<typeof sql>, count: number) =>
  sql<Date | null>`(select failed_at from sign_in_failures where ${condition} order by failed_at desc offset ${sql.lit(count - 1)} limit 1)`

/** Seconds until another attempt is allowed; 0: now. */
export async function secondsToWait(db: Db, attempt: Attempt, now: Date): Promise<number> {
  const { kind, account, address, source, isKnown } = attempt
  const since = before(now, WINDOW)
  const ofSource = sql`kind = ${kind} and account = ${account} and source = ${source} and failed_at > ${since}`
  const ofAddress = sql`kind = ${kind} and address = ${address} and not is_known and failed_at > ${since}`
  const ofAccount = sql`kind = ${kind} and account = ${account} and not is_known and failed_at > ${before(now, ACCOUNT_WINDOW)}`
  const ofDay = sql`kind = ${kind} and account = ${account} and failed_at > ${before(now, DAY)} and ${isKnown ? sql`source = ${source}` : sql`not is_known`}`
  const isToken = account === ''
  const secret = kind === 'factor' ? 'factor' : 'password'
  const never = sql`false`
  const { rows } = await sql<Record<'source' | 'address' | 'account' | 'day' | 'last', Date | null>>`
    select ${nthNewest(isToken ? never : ofSource, OF_SOURCE[secret])} as source,
      ${nthNewest(isKnown ? never : ofAddress, OF_ADDRESS[kind])} as address,
      ${nthNewest(isKnown || isToken ? never : ofAccount, OF_ACCOUNT[secret])} as account,
      ${nthNewest(kind === 'factor' ? ofDay : never, CODES_OF_DAY)} as day,
      (select max(failed_at) from sign_in_failures where ${isKnown || isToken ? never : ofAccount}) as last
  `.execute(db)
  const [found] = rows
  const ends = [
    ...[found?.source, found?.address].map((failedAt) => (failedAt ? failedAt.getTime() + WINDOW : 0)),
    found?.account && found.last ? found.last.getTime() + PAUSE : 0,
    found?.day ? found.day.getTime() + DAY : 0,
  ]
  const wait = Math.max(...ends) - now.getTime()
  return wait > 0 ? Math.ceil(wait / 1000) : 0
}

/**
 * Counts an attempt as a failure before anybody looks whether it is right, so that attempts at the same time count as well.
 * `takeBack` undoes it for one that was right. Several processes that count for the same account or address take turns.
 */
export const countAttempt = (db: Db, attempt: Attempt, now: Date): Promise<{ id: string } | { wait: number }> =>
  db.transaction().execute(async (transaction) => {
    const { kind, account, address, source, isKnown } = attempt
    const lock = (space: number, name: string) => sql`pg_advisory_xact_lock(${sql.lit(space)}, hashtext(${name}))`
    const ofAddress = lock(ADDRESS_LOCK, address)
    await sql`select ${account === '' ? ofAddress : sql`${lock(ACCOUNT_LOCK, account)}, ${ofAddress}`}`.execute(
      transaction,
    )
    const wait = await secondsToWait(transaction, attempt, now)
    if (wait > 0) return { wait }
    return transaction
      .insertInto('sign_in_failures')
      .values({ kind, account, address, source, is_known: isKnown, failed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  })

/** Undoes the count of an attempt that was right, or that was not checked. */
export async function takeBack(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute()
}

/** Removes failures that no longer count. */
export async function removeOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('failed_at', '<=', before(now, ACCOUNT_WINDOW))
    .where((eb) => eb.or([eb('kind', '!=', 'factor'), eb('failed_at', '<=', before(now, DAY))]))
    .execute()
}

/** How many wrong codes were entered for an account within a day, from wherever they came. */
export async function countWrongCodes(db: Db, account: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_failures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'factor')
    .where('account', '=', account)
    .where('failed_at', '>', before(now, DAY))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Forgets the wrong passwords of an account, from wherever they came. Wrong codes still count: a new password changes no factor. */
export async function forgetWrongPasswords(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).where('kind', '=', 'password').execute()
}
