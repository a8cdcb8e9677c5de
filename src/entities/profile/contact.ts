import type { TagRef } from '#contract/tag.ts'
import { toText } from '#lib/format/words.ts'

/** A contact address: its text and its link. */
export type Reach = { value: string; href: string }

// Excludes characters that would end the address and start other parts of the mail: `a@b.c?bcc=d@e.f`.
const ADDRESS = /^[^\s@%?&#,;:<>()"\\]+@[^\s@%?&#,;:<>()"\\]+$/

const toEmail = (address: string): Reach | undefined =>
  ADDRESS.test(address) ? { value: address, href: `mailto:${address}` } : undefined

const FEWEST_DIGITS = 3

/** Text after the number, such as an extension, is not dialled. `+44 (0)20 …` is dialled without the zero. */
function toPhone(words: string): Reach | undefined {
  const number = /^\+?[\d\s()./-]+/.exec(words)?.[0] ?? ''
  const dialled = (number.startsWith('+') ? number.replace('(0)', '') : number).replace(/[^\d+]/g, '')
  return dialled.length >= FEWEST_DIGITS ? { value: words, href: `tel:${dialled}` } : undefined
}

/** An analyst's contact addresses; a missing or invalid value has no link (R302). */
export const toContact = ({ email, phone }: Pick<TagRef, 'email' | 'phone'>) => ({
  email: toEmail(toText(email)),
  phone: toPhone(toText(phone)),
})

export type Contact = ReturnType<typeof toContact>
