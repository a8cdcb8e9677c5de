import { decodeEntities } from '../text/entities.ts'

type Words = { kind: 'heading' | 'paragraph' | 'item' | 'caption'; text: string }

/** A piece of a text: words without markup, a row of a table, or the beginning of another page. */
export type Block = Words | { kind: 'row'; cells: string[] } | { kind: 'page' }

const words = (html: string) =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const silent = /<(script|style|iframe|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const names = 'h[1-6]|p|li|tr|caption|blockquote'
const block = new RegExp(
  `<(${names}|section(?=[^>]*\\sdata-page\\b))\\b[^>]*>([\\s\\S]*?)(?=</\\1\\s*>|<(?:${names}|table|ul|ol|section)\\b|$)`,
  'gi',
)

const kinds: Readonly<Record<string, Words['kind']>> = { li: 'item', caption: 'caption', p: 'paragraph' }

const cell = /<t[hd]\b[^>]*>([\s\S]*?)(?=<\/?t[hdr]\b|$)/gi

function blockOf(tag: string, content: string): Block | undefined {
  if (tag === 'section') return { kind: 'page' }
  if (tag === 'tr') return { kind: 'row', cells: Array.from(content.matchAll(cell), ([, html = '']) => words(html)) }
  const text = words(content)
  return text === '' ? undefined : { kind: kinds[tag] ?? (tag.startsWith('h') ? 'heading' : 'paragraph'), text }
}

/**
 * Takes a document's HTML apart for files that are not HTML. A `<section>` with a `data-page` begins another page. Text
 * outside every known element is left out.
 */
export function blocksOf(html: string): Block[] {
  const found = Array.from(html.replace(silent, '').matchAll(block), ([, tag = '', content = '']) =>
    blockOf(tag.toLowerCase(), content),
  )
  const blocks = found.flatMap((one) => one ?? [])
  return blocks[0]?.kind === 'page' ? blocks.slice(1) : blocks
}
