import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { collectFigures } from './collect-figures.ts'
import { type Order, type Report, toArguments, type WorkerStart } from './messages.ts'

/** Milliseconds after which a worker that serves counts as steady. */
const STEADY = 60_000
/** How often in a row a worker may end before it was steady. */
const MOST_FAILURES = 5
/** Milliseconds before the first replacement; each further one waits twice as long. */
const FIRST_PAUSE = 500

type Slot = { worker: Worker; readyAt: number; failures: number }

export type Supervision = {
  /** The file that a worker runs. */
  file: string
  workers: number
  /** Milliseconds after which a worker that should have ended is killed. */
  timeout: number
  /** Other times than the default ones. */
  steady?: number
  pause?: number
  /** Called when all workers serve. */
  onReady(hasAccounts: boolean): void
}

const tell = (worker: Worker, order: Order) => {
  if (worker.isConnected()) worker.send(order, () => {})
}

/** Whether accounts exist, once it serves; undefined when it ended before. */
function startWorker(file: string, start: WorkerStart): { worker: Worker; ready: Promise<boolean | undefined> } {
  cluster.setupPrimary({ exec: file, args: toArguments(start) })
  const worker = cluster.fork()
  const ready = new Promise<boolean | undefined>((resolve) => {
    worker.on('message', (report: Report) => {
      if (report.kind === 'ready') resolve(report.hasAccounts)
    })
    worker.once('exit', () => resolve(undefined))
  })
  return { worker, ready }
}

/**
 * Serves by several processes that share their ports. SIGHUP replaces one worker after another, each by one that is ready; a
 * worker that dies is replaced; SIGTERM and SIGINT end all. Ends this process.
 *
 * A start that fails ends everything, and so does a worker that fails five times in a row. A replacement by SIGHUP that cannot
 * start changes nothing.
 */
export async function supervise(supervision: Supervision): Promise<void> {
  const { file, workers, timeout, steady = STEADY, pause = FIRST_PAUSE, onReady } = supervision
  const slots = new Map<number, Slot>()
  let isRunning = false
  let isEnding = false
  let jobs = Promise.resolve()
  /** Replacements never overlap. */
  const enqueue = (job: () => Promise<void>) => {
    jobs = jobs.then(() => (isEnding ? undefined : job()))
    return jobs
  }

  const close = async (worker: Worker, isReplaced: boolean) => {
    if (worker.isDead()) return
    const exit = once(worker, 'exit')
    const late = setTimeout(() => worker.process.kill('SIGKILL'), timeout)
    tell(worker, { kind: 'close', isReplaced })
    await exit
    clearTimeout(late)
  }

  const end = async (code: number) => {
    isEnding = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && close(worker, false)))
    process.exit(code)
  }

  /** Puts a worker into its slot when it serves. */
  const start = async (
    options: WorkerStart,
  ): Promise<{ hasAccounts: boolean; before: Slot | undefined } | undefined> => {
    const { worker, ready } = startWorker(file, options)
    worker.on('message', async (report: Report) => {
      if (report.kind !== 'collect') return
      const figures = await collectFigures([...slots.values()].map((slot) => slot.worker))
      tell(worker, { kind: 'collected', id: report.id, figures })
    })
    const hasAccounts = await ready
    if (hasAccounts === undefined) return undefined
    const before = slots.get(options.number)
    slots.set(options.number, { worker, readyAt: Date.now(), failures: before?.failures ?? 0 })
    worker.once('exit', (code, signal) => {
      const slot = slots.get(options.number)
      if (isEnding || slot?.worker !== worker) return
      if (Date.now() - slot.readyAt > steady) slot.failures = 0
      console.error(`Worker ${options.number} (process ${worker.process.pid}) has ended: ${signal ?? code}.`)
      void replaceDead(options.number, worker)
    })
    return { hasAccounts, before }
  }

  async function replaceDead(number: number, dead: Worker): Promise<void> {
    const slot = slots.get(number)
    if (slot?.worker !== dead) return
    slot.failures++
    if (slot.failures >= MOST_FAILURES) {
      console.error(`Worker ${number} has ended ${slot.failures} times in a row, so the server ends.`)
      return end(1)
    }
    await delay(pause * 2 ** (slot.failures - 1))
    await enqueue(async () => {
      if (slots.get(number)?.worker !== dead) return
      if (await start({ number, joins: true, prepares: false })) announce(number)
      else if (!isEnding) void replaceDead(number, dead)
    })
  }

  const announce = (number: number) =>
    console.log(`Worker ${number} is process ${slots.get(number)?.worker.process.pid}.`)

  async function replaceAll(): Promise<void> {
    for (const number of [...slots.keys()]) {
      const started = await start({ number, joins: true, prepares: number === 1 })
      if (isEnding) return
      if (!started) {
        console.error(`A new worker ${number} could not start, so the workers from before go on.`)
        return
      }
      if (started.before) await close(started.before.worker, true)
      announce(number)
    }
    console.log('All workers were replaced.')
  }

  process.on('SIGHUP', () => void (isRunning && enqueue(replaceAll)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isRunning && !isEnding) return void end(0)
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
      process.exit(1)
    })
  }

  // The first one prepares the database; the others would only wait for it.
  for (let number = 1, hasAccounts = false; number <= workers; number++) {
    const started = await start({ number, joins: number > 1, prepares: number === 1 })
    if (!started) return end(1)
    hasAccounts ||= started.hasAccounts
    if (number < workers) continue
    isRunning = true
    onReady(hasAccounts)
  }
}
