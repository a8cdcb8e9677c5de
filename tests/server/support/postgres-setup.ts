import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { migrate } from '#server/platform/database/migrate.ts'
import { connectPostgres } from '#server/platform/database/postgres.ts'
import { fillFixture } from './fixture.ts'
import { administer } from './postgres.ts'

/** Starts a PostgreSQL for the run, with the fixture in a database that others are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres()
  await administer(cluster.urlOf(''), 'create database fixture')
  const db = connectPostgres(cluster.urlOf('fixture'))
  await migrate(db)
  await fillFixture(db)
  await db.destroy()
  project.provide('postgres', cluster.urlOf(''))
  return () => cluster.remove()
}
