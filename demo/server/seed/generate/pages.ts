import type { Block } from './prose.ts'

/** Words on the first page, beside title and summary, and on each that follows; as the PDF breaks them, roughly. */
const FIRST_PAGE = 330
const NEXT_PAGE = 520

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

function plainText(block: Block): string {
  if (block.kind !== 'table') return block.text
  return [block.caption, ...[block.head, ...block.rows].map((row) => row.join(' '))].join('\n')
}

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`

function html(block: Block): string {
  if (block.kind === 'heading') return `<h2>${escapeHtml(block.text)}</h2>`
  if (block.kind === 'paragraph') return `<p>${escapeHtml(block.text)}</p>`
  const body = block.rows.map((row) => cells('td', row)).join('')
  return (
    `<table><caption>${escapeHtml(block.caption)}</caption>` +
    `<thead>${cells('th', block.head)}</thead><tbody>${body}</tbody></table>`
  )
}

/** Divides blocks into pages; a heading stays with what follows it. */
function pagesOf(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [[]]
  let words = 0
  blocks.forEach((block, index) => {
    const limit = pages.length === 1 ? FIRST_PAGE : NEXT_PAGE
    const following = block.kind === 'heading' ? blocks[index + 1] : undefined
    const length = [block, following].reduce((sum, part) => sum + (part ? plainText(part).split(/\s+/).length : 0), 0)
    const isHeadless = pages.at(-1)?.at(-1)?.kind === 'heading'
    if (words > 0 && words + length > limit && !isHeadless) {
      pages.push([])
      words = 0
    }
    pages.at(-1)?.push(block)
    words += plainText(block).split(/\s+/).length
  })
  return pages
}

/** A document's text as HTML with a section for each page, as plain text, and its number of pages. */
export function layOut(blocks: readonly Block[]): { html: string; text: string; pageCount: number } {
  const pages = pagesOf(blocks)
  return {
    html: pages
      .map((page, index) => `<section data-page="${index + 1}">${page.map(html).join('')}</section>`)
      .join('\n'),
    text: blocks.map(plainText).join('\n'),
    pageCount: pages.length,
  }
}
