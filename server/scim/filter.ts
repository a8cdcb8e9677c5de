import { invalid } from './scim-error.ts'
import { withoutSchema } from './user-attributes.ts'

const COMPARISON = /^\s*([a-z][\w.:-]*)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i

/** What users are looked up by. */
export type UserFilter = { attribute: 'userName' | 'externalId'; value: string }

const attributes = { username: 'userName', externalid: 'externalId' } as const

const isKnown = (name: string): name is keyof typeof attributes => Object.hasOwn(attributes, name)

function parseValue(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return undefined
  }
}

/** Reads the one form that identity providers send, `userName eq "ann@example.com"`. @throws ScimError for any other */
export function parseFilter(text: string): UserFilter {
  const [, path = '', quoted = ''] = COMPARISON.exec(text) ?? []
  const name = withoutSchema(path.toLowerCase())
  const value = parseValue(quoted)
  // The database has no null characters, and escaped ones come past the check of the request.
  if (!isKnown(name) || value === undefined || value.includes('\0'))
    throw invalid('invalidFilter', 'A filter is userName eq "…" or externalId eq "…".')
  return { attribute: attributes[name], value }
}
