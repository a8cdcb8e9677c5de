import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** The metrics of one process, as prom-client describes them. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** What the parent tells a worker. */
export type Order =
  /** `isReplaced`: another worker serves in its place, so the service goes on. */
  | { kind: 'close'; isReplaced: boolean }
  | { kind: 'measure'; id: number }
  | { kind: 'collected'; id: number; figures: Figures[] }

/** What a worker tells the parent. */
export type Report =
  | { kind: 'ready'; hasAccounts: boolean }
  | { kind: 'measured'; id: number; figures: Figures }
  /** A client asks it for the metrics of all workers. */
  | { kind: 'collect'; id: number }

/** Milliseconds that a worker has to tell its metrics; those of a busy one are left out. */
export const MEASURING_TIMEOUT = 2_000

/** How a worker begins; the parent gives it on the command line, where an operator sees it. */
export type WorkerStart = {
  /** From 1; a replacement has the number of the worker before it. */
  number: number
  /** Others serve on its ports already, so it listens when it is ready and not before. */
  joins: boolean
  /** Brings the database to the newest schema. */
  prepares: boolean
}

export const toArguments = ({ number, joins, prepares }: WorkerStart): string[] => [
  `--worker=${number}`,
  ...(joins ? ['--joins'] : []),
  ...(prepares ? ['--prepares'] : []),
]

export const parseArguments = (args: readonly string[]): WorkerStart => ({
  number: Number(args.find((arg) => arg.startsWith('--worker='))?.slice('--worker='.length) ?? 1),
  joins: args.includes('--joins'),
  prepares: args.includes('--prepares'),
})
