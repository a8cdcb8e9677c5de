import { setTimeout as delay } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { loadFixture } from './embedded.ts'

/** A fixture database in memory, with what brings it back to its first state. */
type Pooled = { pglite: PGlite; shape: string; reset: string }

/** Databases that no test of this process uses; loading another one takes twenty times as long as resetting one. */
const idle: Pooled[] = []

const COPIES = 'fixture_copies'

/** Bringing a database back takes half a second. */
const PATIENCE_MS = 30_000

/** Changes when a test adds, alters or drops a table, an index, a constraint, a function or a trigger. */
const shapeQuery = `
  select md5(string_agg(line, ' ' order by line)) as shape from (
    select concat('relation', oid, relname, relkind, relnatts) as line from pg_class where relnamespace = 'public'::regnamespace
    union all select concat('attribute', attrelid, attname, atttypid, attnotnull) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select concat('constraint', oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat('function', oid, xmin) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat('trigger', oid, tgenabled) from pg_trigger where not tgisinternal
  ) as lines`

const readShape = async (pglite: PGlite) => (await pglite.query<{ shape: string }>(shapeQuery)).rows[0]?.shape ?? ''

async function open(): Promise<Pooled> {
  const pglite = await loadFixture()
  const shape = await readShape(pglite)
  const { rows: tables } = await pglite.query<{ name: string; columns: string }>(`
    select attrelid::regclass as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    group by attrelid`)
  const copies = tables.map(
    ({ name, columns }) => `create table ${COPIES}.${name} as select ${columns} from public.${name};`,
  )
  await pglite.exec(`create schema ${COPIES}; ${copies.join(' ')}`)
  const restored = tables.map(
    ({ name, columns }) =>
      `delete from public.${name};
       insert into public.${name} (${columns}) overriding system value select * from ${COPIES}.${name};`,
  )
  // As a replica, the database checks no foreign key and fires no trigger, so the order does not matter.
  const reset = `set session_replication_role = replica; ${restored.join(' ')} reset session_replication_role;`
  return { pglite, shape, reset }
}

async function bringBack({ pglite, shape, reset }: Pooled): Promise<boolean> {
  try {
    await pglite.exec('rollback; reset all; unlisten *; discard temp;')
    if ((await readShape(pglite)) !== shape) return false
    await pglite.exec(reset)
    return true
  } catch {
    return false
  }
}

/**
 * Brings a database back to its first state. Returns whether it could; if not, it must not be used again. One that does not answer,
 * because of what a test has left, would hold up a file for ever that opens its database while it is imported.
 */
const bringBackInTime = (pooled: Pooled): Promise<boolean> =>
  Promise.race([bringBack(pooled), delay(PATIENCE_MS, false, { ref: false })])

/** The database as a test sees it: closing it gives it back. */
function lend(pooled: Pooled): PGlite {
  const { pglite } = pooled
  let isLent = true
  const close = async () => {
    if (isLent) idle.push(pooled)
    isLent = false
  }
  const lent: Pick<PGlite, 'waitReady' | 'query' | 'close'> = {
    waitReady: pglite.waitReady,
    query: pglite.query.bind(pglite) as PGlite['query'],
    close,
  }
  return lent as PGlite
}

/**
 * A fixture database in memory that nobody else uses. It is reset when it is lent and not when it comes back, so that
 * nothing that a test left running writes into it in between.
 */
export async function borrowFixture(): Promise<PGlite> {
  for (let pooled = idle.pop(); pooled; pooled = idle.pop()) {
    if (await bringBackInTime(pooled)) return lend(pooled)
    void pooled.pglite.close().catch(() => {})
  }
  return lend(await open())
}
