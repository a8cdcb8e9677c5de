import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { connectPostgres } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that the tests run against, without a database; undefined: they run against the embedded one. */
    postgres: string | undefined
  }
}

/** One statement, by a connection that nobody else uses. */
export async function administer(cluster: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(`${cluster}postgres`)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

export type CreatedDatabase = {
  url: string
  /** Its `destroy` drops the database. */
  open(): Kysely<Database>
  drop(): Promise<void>
}

/** A database of its own, like `template` or empty. */
export async function createDatabase(cluster: string, template?: string): Promise<CreatedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(cluster, `create database ${name}${template === undefined ? '' : ` template ${template}`}`)
  const url = `${cluster}${name}`
  const drop = async () => {
    await administer(cluster, `drop database if exists ${name} with (force)`)
  }
  const open = () => {
    const db = connectPostgres(url)
    const destroy = db.destroy.bind(db)
    return Object.assign(db, { destroy: () => destroy().then(drop) })
  }
  return { url, drop, open }
}
