const LONGEST = 150

/** Line breaks and other control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** An address of unknown origin on a line of its own, as a whole: cut off, it would lead nowhere. */
export const wholeAddress = (url: string): string => url.replace(UNSEEN, '').trim()

/** A text of unknown origin as a part of a header or of one line: no control characters, and no longer than a subject may be. */
export function oneLine(text: string): string {
  const line = text.replace(UNSEEN, ' ').replace(/ +/g, ' ').trim()
  const characters = [...line]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line
}
