import type { TagRef } from '#contract/tag.ts'
import { toText } from '#lib/format/words.ts'

/** How somebody is reached: the words, and the link that reaches them. */
export type Reach = { value: string; href: string }

// None of the signs that would end the address and begin other parts of the mail: `a@b.c?bcc=d@e.f`.
const ADDRESS = /^[^\s@%?&#,;:<>()"\\]+@[^\s@%?&#,;:<>()"\\]+$/

const emailOf = (address: string): Reach | undefined =>
  ADDRESS.test(address) ? { value: address, href: `mailto:${address}` } : undefined

const FEWEST_DIGITS = 3

/** What stands behind the number, an extension, is not dialled. `+44 (0)20 …` is dialled without the zero. */
function phoneOf(words: string): Reach | undefined {
  const number = /^\+?[\d\s()./-]+/.exec(words)?.[0] ?? ''
  const dialled = (number.startsWith('+') ? number.replace('(0)', '') : number).replace(/[^\d+]/g, '')
  return dialled.length >= FEWEST_DIGITS ? { value: words, href: `tel:${dialled}` } : undefined
}

/** The ways to an analyst; a value that is missing, or is none, leads nowhere (R302). */
export const contactOf = ({ email, phone }: Pick<TagRef, 'email' | 'phone'>) => ({
  email: emailOf(toText(email)),
  phone: phoneOf(toText(phone)),
})

export type Contact = ReturnType<typeof contactOf>
