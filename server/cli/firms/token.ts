import type { Kysely } from 'kysely'
import type { Firm } from '#server/firms/repository.ts'
import { createToken, endToken, listTokens } from '#server/firms/tokens.ts'
import { operator } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { UsageError } from '../command.ts'

type Db = Kysely<Database>

/** What is done to the tokens of a firm, and what is printed when it is committed. */
type TokenWork = (transaction: Db, firm: Firm, now: Date) => Promise<string>

const toTime = (date: Date | null) => (date ? `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never')

const add: TokenWork = async (transaction, firm, now) => {
  const token = await createToken(transaction, { firm, actor: operator() }, now)
  return `${token}\nThis token is not shown again.`
}

const list: TokenWork = async (transaction, firm) =>
  (await listTokens(transaction, firm.id))
    .map(({ prefix, created_at, last_used_at, ended_at }) => {
      const end = ended_at ? `  ended ${toTime(ended_at)}` : ''
      return `${prefix}  created ${toTime(created_at)}  last used ${toTime(last_used_at)}${end}`
    })
    .join('\n') || `${firm.slug} has no tokens.`

/** `token <firm> add`, `list` or `end <prefix>`. */
export function toTokenWork(action: string | undefined, prefix: string | undefined): TokenWork {
  if (action !== 'end' && prefix !== undefined) throw new UsageError(`What is ${prefix}?`)
  if (action === 'add') return add
  if (action === 'list') return list
  if (action !== 'end')
    throw new UsageError('A token is added, listed or ended: token <firm> add, list or end <prefix>.')
  if (prefix === undefined) throw new UsageError('The beginning of the token is missing, as "list" shows it.')
  return async (transaction, firm, now) => {
    await endToken(transaction, { firm, prefix, actor: operator() }, now)
    return 'Done.'
  }
}
