import { Counter, Gauge, type Registry } from 'prom-client'
import { replicaStates } from '../database/replica.ts'
import type { Replicas } from '../database/replicas.ts'

/** Where reads went, and how the replicas are. */
export function measureReplicas(replicas: Replicas, registers: Registry[]): void {
  new Counter({
    name: 'portal_database_reads_total',
    help: 'Requests that may read from a replica, by the database that they read from.',
    labelNames: ['target'],
    registers,
    collect() {
      this.reset()
      this.inc({ target: 'primary' }, replicas.onPrimary)
      for (const [target, count] of replicas.onReplicas) this.inc({ target }, count)
    },
  })
  new Counter({
    name: 'portal_database_repeated_reads_total',
    help: 'Statements that a replica could not answer and that were repeated on the primary.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const { name, repeated } of replicas.all) this.inc({ replica: name }, repeated)
    },
  })
  new Gauge({
    name: 'portal_replica_lag_seconds',
    help: 'How long a replica has been behind the primary. Absent while it does not answer.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const { name, lag } of replicas.all) if (lag !== undefined) this.set({ replica: name }, lag / 1000)
    },
  })
  new Gauge({
    name: 'portal_replica_state',
    help: 'The state of a replica: 1 for the one it is in. Only a ready one is asked.',
    labelNames: ['replica', 'state'],
    registers,
    collect() {
      for (const replica of replicas.all)
        for (const state of replicaStates) this.set({ replica: replica.name, state }, replica.state === state ? 1 : 0)
    },
  })
}
