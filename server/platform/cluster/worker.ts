import {
  type Figures,
  MEASURING_TIMEOUT,
  type Order,
  parseArguments,
  type Report,
  type WorkerStart,
} from './messages.ts'

/** The worker's end of the messages between it and its parent. */
export type WorkerLink = {
  start: WorkerStart
  tellReady(hasAccounts: boolean): void
  /** Answers the parent's questions by these metrics. */
  measureBy(read: () => Promise<Figures>): void
  /** The metrics of all workers; undefined: the parent does not answer. */
  collect(): Promise<Figures[] | undefined>
  /** Called once, by the parent's first order. A worker that has not begun to serve ends at once. */
  onClose(close: (isReplaced: boolean) => void): void
}

const tell = (report: Report) => void process.send?.(report)

/**
 * Listens to the parent. Signals are the parent's: a terminal sends them to every process of its group, and only the parent knows which
 * worker goes on.
 */
export function linkToParent(): WorkerLink {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  const collecting = new Map<number, (figures: Figures[] | undefined) => void>()
  let nextId = 1
  let read: () => Promise<Figures> = async () => []
  let isClosing = false
  let close = (_: boolean): void => process.exit(1)
  process.on('message', async (order: Order) => {
    if (order.kind === 'close' && !isClosing) {
      isClosing = true
      close(order.isReplaced)
    }
    if (order.kind === 'measure') {
      // One that cannot measure is left out, as one that is busy is.
      const figures = await read().catch(() => undefined)
      if (figures) tell({ kind: 'measured', id: order.id, figures })
    }
    if (order.kind === 'collected') collecting.get(order.id)?.(order.figures)
  })
  return {
    start: parseArguments(process.argv),
    tellReady: (hasAccounts) => tell({ kind: 'ready', hasAccounts }),
    measureBy: (by) => {
      read = by
    },
    collect: async () => {
      const id = nextId++
      const answer = new Promise<Figures[] | undefined>((resolve) => collecting.set(id, resolve))
      tell({ kind: 'collect', id })
      const late = setTimeout(() => collecting.get(id)?.(undefined), 2 * MEASURING_TIMEOUT)
      return answer.finally(() => {
        clearTimeout(late)
        collecting.delete(id)
      })
    },
    onClose: (by) => {
      close = by
    },
  }
}
