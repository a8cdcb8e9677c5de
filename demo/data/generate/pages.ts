import type { Block } from './prose.ts'

/** Height of a page's text in points, and what stands above the text on the first page and below it on the last. */
const PAGE = 730
const MASTHEAD = 235
const DISCLOSURES = 62

const lines = (text: string) => Math.ceil(text.length / 96)

/** How high a block stands in the PDF that is made of it, in points, roughly. */
function heightOf(block: Block): number {
  if (block.kind === 'heading') return 27
  if (block.kind === 'paragraph') return lines(block.text) * 14.4 + 6
  return (block.rows.length + 1) * 20
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

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
function pagesOf(blocks: readonly Block[]): { pages: Block[][]; isLastFull: boolean } {
  const pages: Block[][] = [[]]
  let used = MASTHEAD
  blocks.forEach((block, index) => {
    const following = block.kind === 'heading' ? blocks[index + 1] : undefined
    const height = heightOf(block) + (following ? Math.min(heightOf(following), 40) : 0)
    if (used + height > PAGE && pages.at(-1)?.at(-1)?.kind !== 'heading') {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(block)
    used += heightOf(block)
  })
  return { pages, isLastFull: used + DISCLOSURES > PAGE }
}

/** A document's text as HTML with a section for each page, as plain text, and its number of pages. */
export function layOut(blocks: readonly Block[]): { html: string; text: string; pageCount: number } {
  const { pages, isLastFull } = pagesOf(blocks)
  return {
    html: pages
      .map((page, index) => `<section data-page="${index + 1}">${page.map(html).join('')}</section>`)
      .join('\n'),
    text: blocks.map(plainText).join('\n'),
    pageCount: pages.length + (isLastFull ? 1 : 0),
  }
}
