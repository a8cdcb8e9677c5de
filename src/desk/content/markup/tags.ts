/** Where a tag begins and ends; a comment has the name `!`. */
export type Tag = { name: string; from: number; to: number; isEnd: boolean }

const NAME = /[a-z][a-z0-9-]*/iy

const COMMENT = '<!--'

/** Where a tag ends that is open at a position; undefined: it does not. A `>` in quotes does not end it. */
function findEnd(value: string, from: number): number | undefined {
  let quote = ''
  for (let at = from; at < value.length; at += 1) {
    const letter = value.charAt(at)
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '>') return at + 1
    else if (letter === '"' || letter === "'") quote = letter
  }
  return undefined
}

function readTag(value: string, from: number): Tag | 'endless' | undefined {
  if (value.startsWith(COMMENT, from)) {
    const end = value.indexOf('-->', from + COMMENT.length)
    return end < 0 ? 'endless' : { name: '!', from, to: end + '-->'.length, isEnd: false }
  }
  const isEnd = value.charAt(from + 1) === '/'
  NAME.lastIndex = from + (isEnd ? 2 : 1)
  const [name] = NAME.exec(value) ?? []
  if (name === undefined) return undefined
  const to = findEnd(value, NAME.lastIndex)
  return to === undefined ? 'endless' : { name: name.toLowerCase(), from, to, isEnd }
}

/** Reads the tags by hand, since an expression takes too long for texts that only begin tags. */
function read(value: string): { tags: Tag[]; unfinished: number } {
  const tags: Tag[] = []
  for (let at = value.indexOf('<'); at >= 0; at = value.indexOf('<', at)) {
    const tag = readTag(value, at)
    if (tag === 'endless') return { tags, unfinished: at }
    if (tag) tags.push(tag)
    at = tag?.to ?? at + 1
  }
  return { tags, unfinished: value.length }
}

/** The tags in their order. */
export const readTags = (value: string): Tag[] => read(value).tags

/** Where a tag begins that never ends; the length of the text without one. */
export const findUnfinished = (value: string): number => read(value).unfinished

/** A text without its tags. */
export function stripTags(value: string): string {
  let [text, last] = ['', 0]
  for (const { from, to } of readTags(value)) {
    text += value.slice(last, from)
    last = to
  }
  return text + value.slice(last)
}

/** An attribute of a tag, with its place in the text. */
type Attribute = { from: number; to: number; value: string }

const isBlank = (letter: string) => letter.trim() === ''

/** Finds an attribute of a tag that begins at `from`. */
export function findAttribute(
  text: string,
  { from, to, name }: Omit<Tag, 'isEnd'>,
  wanted: string,
): Attribute | undefined {
  const end = to - 1
  let at = from + 1 + name.length
  const skip = (isPassed: (letter: string) => boolean) => {
    const start = at
    while (at < end && isPassed(text.charAt(at))) at += 1
    return text.slice(start, at)
  }
  while (at < end) {
    skip((letter) => isBlank(letter) || letter === '/')
    const start = at
    const key = skip((letter) => !isBlank(letter) && letter !== '=' && letter !== '/')
    const keyEnd = at
    skip(isBlank)
    let [value, last] = ['', keyEnd]
    if (text.charAt(at) === '=' && at < end) {
      at += 1
      skip(isBlank)
      const quote = text.charAt(at)
      const isQuoted = at < end && (quote === '"' || quote === "'")
      if (isQuoted) at += 1
      value = skip((letter) => (isQuoted ? letter !== quote : !isBlank(letter)))
      if (isQuoted) at += 1
      last = at
    }
    if (key.toLowerCase() === wanted) return { from: start, to: last, value }
  }
  return undefined
}
