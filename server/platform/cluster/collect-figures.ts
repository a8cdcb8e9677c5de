import type { Worker } from 'node:cluster'
import { type Figures, MEASURING_TIMEOUT, type Order, type Report } from './messages.ts'

let lastId = 0

/** Asks workers for their metrics; one that does not answer in time is left out. */
export async function collectFigures(workers: readonly Worker[]): Promise<Figures[]> {
  const id = ++lastId
  const order: Order = { kind: 'measure', id }
  const answers = await Promise.all(
    workers.map(
      (worker) =>
        new Promise<Figures[]>((resolve) => {
          const take = (report: Report) => {
            if (report.kind === 'measured' && report.id === id) finish([report.figures])
          }
          const finish = (figures: Figures[]) => {
            clearTimeout(late)
            worker.off('message', take)
            resolve(figures)
          }
          const late = setTimeout(finish, MEASURING_TIMEOUT, [])
          worker.on('message', take)
          worker.send(order, (error) => error && finish([]))
        }),
    ),
  )
  return answers.flat()
}
