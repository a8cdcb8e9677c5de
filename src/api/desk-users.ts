import type {
  Account,
  AccountGrant,
  AccountOptions,
  ChangeAccount,
  CreateAccount,
  SendAccountLink,
} from '#contract/desk-users.ts'
import { badResponse } from './errors.ts'
import { type List, toList } from './list.ts'
import { send } from './send.ts'

export type AccountsQuery = {
  term: string
  /** Empty: users of every firm. */
  firmId: string
}

const toAccount = (answer: unknown): Account => {
  if (!answer) throw badResponse()
  return answer as Account
}

/** A page of the users by name. */
export async function listAccounts(
  { term, firmId }: AccountsQuery,
  page: { page: number; pageSize: number },
  signal: AbortSignal,
): Promise<List<Account>> {
  const query = new URLSearchParams({ page: String(page.page), page_size: String(page.pageSize) })
  if (term !== '') query.set('search_term', term)
  if (firmId !== '') query.set('firm_id', firmId)
  return toList<Account>(await send({ call: 'desk/users', query, signal }))
}

/** A user with the subscription; 404: there is none of that id. */
export const getAccount = async (id: string, signal: AbortSignal): Promise<Account> =>
  toAccount(await send({ call: 'desk/users/{id}', values: { id }, signal }))

/** What an account can be given. */
export async function getAccountOptions(signal: AbortSignal): Promise<AccountOptions> {
  const answer = await send({ call: 'desk/user_options', signal })
  if (!answer) throw badResponse()
  return answer as AccountOptions
}

/** Adds a user. 422: not taken, with the field. */
export const createAccount = async (account: CreateAccount): Promise<Account> =>
  toAccount(await send({ call: 'desk/users', json: account }))

/** Changes a user; what is not given stays. 403: for administrators only; 422: not taken, with the field. */
export const changeAccount = async (id: string, change: ChangeAccount): Promise<Account> =>
  toAccount(await send({ call: 'desk/users/{id}', values: { id }, json: change }))

/** Sends a user the invitation again, or a link to set another password. 422: that is not possible. */
export const sendAccountLink = async (id: string, kind: SendAccountLink['kind']): Promise<Account> =>
  toAccount(await send({ call: 'desk/users/{id}/link', values: { id }, json: { kind } }))

/** The documents that a user was granted besides the subscription, the last one first. */
export async function listAccountGrants(id: string, signal: AbortSignal): Promise<AccountGrant[]> {
  const answer = await send({ call: 'desk/users/{id}/grants', values: { id }, signal })
  const { records } = Object(answer) as { records?: AccountGrant[] }
  if (!Array.isArray(records)) throw badResponse()
  return records
}
