import type { AuditFilter } from '#server/platform/audit/query.ts'
import type { Anchor } from '#server/platform/audit/verify.ts'
import { UsageError } from './command.ts'

type Values = Readonly<Partial<Record<'user' | 'action' | 'subject' | 'session' | 'address', string>>> & {
  readonly actor?: string
  readonly result?: string
  readonly from?: string
  readonly to?: string
}

const actors = ['user', 'operator', 'system'] as const
const results = ['success', 'refused', 'failed'] as const

function oneOf<T extends string>(name: string, known: readonly T[], text: string | undefined): T | undefined {
  const found = known.find((one) => one === text)
  if (text === undefined || found !== undefined) return found
  throw new UsageError(`${name} must be one of ${known.join(', ')}, not ${text}.`)
}

const DAY = 24 * 60 * 60 * 1000

/** A day is its first moment, or with `isEnd` the first one after it. */
function momentOf(name: string, text: string | undefined, isEnd: boolean): Date | undefined {
  if (text === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text)
  const moment = new Date(text)
  if (!(isDay || isMoment) || Number.isNaN(moment.getTime()))
    throw new UsageError(
      `${name} must be a day such as 2026-11-05 or a moment such as 2026-11-05T14:30:00Z, not ${text}.`,
    )
  return isDay && isEnd ? new Date(moment.getTime() + DAY) : moment
}

/** @throws UsageError for a value that no row can have */
export const readFilter = ({
  user,
  action,
  subject,
  session,
  address,
  actor,
  result,
  from,
  to,
}: Values): AuditFilter => ({
  user,
  action,
  subject,
  session,
  address,
  actor: oneOf('--actor', actors, actor),
  result: oneOf('--result', results, result),
  from: momentOf('--from', from, false),
  before: momentOf('--to', to, true),
})

/** @throws UsageError where it is not a number and a hash */
export function readAnchor(text: string | undefined): Anchor | undefined {
  if (text === undefined) return undefined
  const [, number, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text) ?? []
  if (number === undefined || hash === undefined)
    throw new UsageError('--anchor must be a number and a hash, as --verify tells them.')
  return { number: Number(number), hash }
}
