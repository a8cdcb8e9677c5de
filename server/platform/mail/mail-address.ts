import type { MailAddress } from './mail.ts'
import { oneLine } from './one-line.ts'

/** One address and nothing besides: no list, no name, no line break, and no character that cannot be seen. */
const ADDRESS = /^[^\s\p{C}@,;:<>"()[\]\\]{1,64}@[^\s\p{C}@,;:<>"()[\]\\]{1,190}$/u

export const isAddress = (text: string): boolean => ADDRESS.test(text)

/** Reads `Research Desk <research@example.com>` or the address alone; undefined for anything else. */
export function readAddress(text: string): MailAddress | undefined {
  const [, name = '', inner] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = (inner ?? text).trim()
  return isAddress(address) ? { name: oneLine(name.replaceAll('"', '')), address } : undefined
}
