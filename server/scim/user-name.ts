import type { UserChange } from './user-attributes.ts'

type Parts = { givenName: string | null; familyName: string | null }

const join = ({ givenName, familyName }: Parts): string =>
  [givenName, familyName].filter((part) => part !== null).join(' ')

/**
 * What a user is called after a change. Identity providers send the parts of a name, the whole of it, or both. A change of the parts
 * alone renames only users whose name was made of them.
 */
export function toName(before: Parts & { name: string; username: string }, change: UserChange, after: Parts): string {
  const whole = change.displayName ?? change.formatted
  if (whole) return whole
  const isByParts = before.name === join(before) || before.name === before.username || change.displayName === null
  return (isByParts && join(after)) || before.name
}
