import { isAddress } from '#server/platform/mail/mail-address.ts'
import { invalid } from './scim-error.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'

const PREFIX = `${USER_SCHEMA.toLowerCase()}:`

/** The path of an attribute in lower case without the name of the schema, which may stand before it. */
export const withoutSchema = (path: string): string => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path)

/** What an identity provider sets of a user. What is left out stays, and null clears it. */
export type UserChange = {
  /** In lower case; an email address. */
  userName?: string
  active?: boolean
  displayName?: string | null
  formatted?: string | null
  givenName?: string | null
  familyName?: string | null
  externalId?: string | null
}

const LONGEST_TEXT = 200

function toText(path: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') throw invalid('invalidValue', `${path} must be a text.`)
  const text = value.trim()
  if (text.length > LONGEST_TEXT || /\p{Cc}/u.test(text))
    throw invalid('invalidValue', `${path} has at most ${LONGEST_TEXT} characters, in one line.`)
  return text === '' ? null : text
}

function toUserName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (!isAddress(name)) throw invalid('invalidValue', 'userName must be an email address.')
  return name
}

/** Entra ID sends the texts "True" and "False". */
function toActive(value: unknown): boolean {
  const text = typeof value === 'string' ? value.toLowerCase() : value
  if (text === true || text === 'true') return true
  if (text === false || text === 'false') return false
  throw invalid('invalidValue', 'active must be true or false.')
}

/** Each attribute that is kept, by its path in lower case. */
const readers: Readonly<Record<string, (value: unknown) => UserChange>> = {
  username: (value) => ({ userName: toUserName(value) }),
  active: (value) => ({ active: toActive(value) }),
  displayname: (value) => ({ displayName: toText('displayName', value) }),
  externalid: (value) => ({ externalId: toText('externalId', value) }),
  'name.formatted': (value) => ({ formatted: toText('name.formatted', value) }),
  'name.givenname': (value) => ({ givenName: toText('name.givenName', value) }),
  'name.familyname': (value) => ({ familyName: toText('name.familyName', value) }),
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads an attribute by its path; names have no case. Whatever is not kept is ignored: roles, entitlements, passwords, emails. */
export function readAttribute(path: string, value: unknown): UserChange {
  const name = withoutSchema(path.toLowerCase())
  if (name === 'name') {
    if (!isObject(value)) throw invalid('invalidValue', 'name must be an object.')
    return mergeAll(Object.entries(value).map(([part, one]) => readAttribute(`name.${part}`, one)))
  }
  return Object.hasOwn(readers, name) ? (readers[name]?.(value) ?? {}) : {}
}

/** Later ones win. */
export const mergeAll = (changes: readonly UserChange[]): UserChange => Object.assign({}, ...changes)

/** Reads a whole user; null stands for what is left out. */
export function readUser(body: unknown): UserChange & { userName: string } {
  if (!isObject(body)) throw invalid('invalidSyntax', 'The body must be a user as a JSON object.')
  const given = Object.entries(body).filter(([, value]) => value !== null)
  const change = mergeAll(given.map(([path, value]) => readAttribute(path, value)))
  const { userName } = change
  if (userName === undefined) throw invalid('invalidValue', 'userName is missing.')
  return { ...change, userName }
}
