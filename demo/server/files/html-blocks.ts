/** A piece of a text: what it is, and its words without markup. */
export type Block = { kind: 'heading' | 'paragraph' | 'item'; text: string } | { kind: 'row'; cells: string[] }

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  euro: '€',
  pound: '£',
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

const words = (html: string) =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const silent = /<(script|style|iframe|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const block =
  /<(h[1-6]|p|li|tr|blockquote)\b[^>]*>([\s\S]*?)(?=<\/\1\s*>|<(?:h[1-6]|p|li|tr|blockquote|table|ul|ol)\b|$)/gi

/** Takes a document's HTML apart for files that are not HTML. Text outside every known element is left out. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  for (const [, tag = '', content = ''] of html.replace(silent, '').matchAll(block)) {
    const name = tag.toLowerCase()
    if (name === 'tr') {
      const cells = [...content.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)(?=<\/?t[hdr]\b|$)/gi)].map(([, cell]) =>
        words(cell ?? ''),
      )
      if (cells.length > 0) blocks.push({ kind: 'row', cells })
      continue
    }
    const text = words(content)
    if (text !== '')
      blocks.push({ kind: name.startsWith('h') ? 'heading' : name === 'li' ? 'item' : 'paragraph', text })
  }
  return blocks
}
