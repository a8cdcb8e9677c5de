/**
 * A username as somebody recognises their own, and nobody learns another's: `a…@example.com`. What is no mail address keeps its
 * first character.
 */
export function masked(username: string): string {
  const at = username.lastIndexOf('@')
  const [first = ''] = username
  return `${first}…${at > 0 ? username.slice(at) : ''}`
}
