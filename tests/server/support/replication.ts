import { type Cluster, startPostgres } from '#scripts/lib/postgres.mjs'
import { migrate } from '#server/platform/database/migrate.ts'
import { connectPostgres } from '#server/platform/database/postgres.ts'
import { fillFixture } from './fixture.ts'
import { administer } from './postgres.ts'
import { addRoadshows } from './random-writes.ts'

export type Replication = {
  primary: Cluster
  replicas: Cluster[]
  /** What is committed on the primary stays unseen on the replicas until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  remove(): Promise<void>
}

/** A PostgreSQL with the fixture and events to register for in its database `portal`, and streaming replicas of it. */
export async function startReplication(count: number): Promise<Replication> {
  const primary = await startPostgres()
  await administer(primary.urlOf(''), 'create database portal')
  const db = connectPostgres(primary.urlOf('portal'))
  await migrate(db)
  await fillFixture(db)
  await addRoadshows(db)
  await db.destroy()
  const replicas = await Promise.all(Array.from({ length: count }, () => startPostgres({ follows: primary })))
  const each = async (statement: string) => {
    for (const { urlOf } of replicas) await administer(urlOf(''), statement)
  }
  return {
    primary,
    replicas,
    pause: () => each('select pg_wal_replay_pause()'),
    resume: () => each('select pg_wal_replay_resume()'),
    remove: async () => {
      await Promise.all([primary, ...replicas].map((cluster) => cluster.remove()))
    },
  }
}

/** Commits are answered once the primary has written them to its log. */
export const makeDurable = ({ primary }: Replication) =>
  administer(primary.urlOf(''), 'alter database portal set synchronous_commit = on')

/** Commits are answered once a replica has them too, as `synchronous_standby_names` is for. */
export async function makeSynchronous(replication: Replication): Promise<void> {
  const { urlOf } = replication.primary
  await administer(urlOf(''), `alter system set synchronous_standby_names = 'ANY 1 (*)'`)
  await administer(urlOf(''), 'select pg_reload_conf()')
  await makeDurable(replication)
}

/** Makes a replica the primary, as an operator or a program that watches them does. */
export const promote = (replica: Cluster) => administer(replica.urlOf(''), 'select pg_promote()')
