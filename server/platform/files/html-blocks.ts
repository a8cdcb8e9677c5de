import { Parser } from 'htmlparser2'

type Words = { kind: 'heading' | 'paragraph' | 'item' | 'caption'; text: string }

/** A piece of a text: words without markup, a row of a table, or the beginning of another page. */
export type Block = Words | { kind: 'row'; cells: string[] } | { kind: 'page' }

/** Elements whose content is no text. */
const SILENT = new Set(['script', 'style', 'iframe', 'svg', 'template'])

const KINDS: ReadonlyMap<string, Words['kind'] | 'row'> = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading'] as const),
  ['p', 'paragraph'],
  ['blockquote', 'paragraph'],
  ['li', 'item'],
  ['caption', 'caption'],
  ['tr', 'row'],
])

/** Elements that end the block before them and are none themselves. */
const BETWEEN = new Set(['table', 'ul', 'ol', 'section'])

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A block that is being read; `texts` are the cells of a row, or one text. */
type Open = { name: string; kind: Words['kind'] | 'row'; texts: string[] }

function toBlock({ kind, texts }: Open): Block | undefined {
  // What stands in a row before its first cell is in no cell.
  if (kind === 'row') return { kind, cells: texts.slice(1).map(words) }
  const text = words(texts.join(''))
  return text === '' ? undefined : { kind, text }
}

/**
 * Takes a document's HTML apart for files that are not HTML. A `<section>` with a `data-page` begins another page. Text
 * outside every known element is left out.
 */
export function parseBlocks(html: string): Block[] {
  const blocks: Block[] = []
  let open: Open | undefined
  let silent = 0
  const finish = () => {
    const block = open && toBlock(open)
    if (block) blocks.push(block)
    open = undefined
  }
  const add = (text: string) => {
    if (open && silent === 0) open.texts.push((open.texts.pop() ?? '') + text)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silent += 1
      if (silent > 0) return
      const kind = KINDS.get(name)
      if (kind || BETWEEN.has(name)) finish()
      if (kind) open = { name, kind, texts: [''] }
      else if (name === 'section' && 'data-page' in attributes) blocks.push({ kind: 'page' })
      else if (open?.kind === 'row' && (name === 'td' || name === 'th')) open.texts.push('')
      else add(' ')
    },
    ontext: add,
    onclosetag(name) {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1)
      else if (silent === 0 && name === open?.name) finish()
      else add(' ')
    },
  })
  parser.end(html)
  finish()
  return blocks[0]?.kind === 'page' ? blocks.slice(1) : blocks
}
