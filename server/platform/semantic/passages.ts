import { Parser } from 'htmlparser2'

/** A few sentences of a document, as found by meaning; `page` counts from 1, `ord` from 0. */
export type Passage = { page: number; ord: number; text: string }

/** A full stop after which a capital letter, a figure or a quote begins the next sentence. */
export const BETWEEN_SENTENCES = /(?<=[.!?]["')\]”’]?)\s+(?=["'(“‘]?[\p{Lu}\p{N}])/u

/** Elements whose content is no text. */
const SILENT = new Set(['script', 'style'])

type Paragraph = { page: number; text: string }

/** The texts of paragraphs and list items, in their order; one within another belongs to the outer one. */
function parseParagraphs(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let page = 1
  let silent = 0
  /** The paragraph that is being read, and how many elements of its name are open within it. */
  let open: { name: string; depth: number; text: string } | undefined
  const add = (text: string) => {
    if (open && silent === 0) open.text += text
  }
  const finish = () => {
    if (open) paragraphs.push({ page, text: open.text.replace(/\s+/g, ' ').trim() })
    open = undefined
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silent += 1
      if (name === 'section' && /^\d+$/.test(attributes['data-page'] ?? '')) {
        finish()
        page = Number(attributes['data-page'])
      }
      if (open?.name === name) open.depth += 1
      else if (!open && (name === 'p' || name === 'li')) open = { name, depth: 1, text: '' }
      if (name === 'br' || name === 'p' || name === 'li') add(' ')
    },
    ontext: add,
    onclosetag(name) {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1)
      if (open?.name !== name) return
      open.depth -= 1
      if (open.depth === 0) finish()
    },
  })
  parser.end(html)
  finish()
  return paragraphs
}

/** A single sentence says too little to be compared, so that a last one goes with the two before it. */
const SENTENCES = 2

/** The sentences of a document's HTML in twos, an odd last one with the two before it, never across paragraphs; `<section data-page="n">` tells the page. */
export function parsePassages(html: string): Passage[] {
  const passages: Passage[] = []
  for (const { page, text: paragraph } of parseParagraphs(html)) {
    const sentences = paragraph.split(BETWEEN_SENTENCES)
    for (let start = 0; start < sentences.length; ) {
      const end = sentences.length - start <= SENTENCES + 1 ? sentences.length : start + SENTENCES
      const text = sentences.slice(start, end).join(' ')
      if (/\p{L}/u.test(text)) passages.push({ page, ord: passages.length, text })
      start = end
    }
  }
  return passages
}
