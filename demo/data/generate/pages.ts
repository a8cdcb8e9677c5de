import type { Block } from './prose.ts'

/** Height of a page's text in points, and what stands above the text on the first page and below it on the last. */
const PAGE = 730
const MASTHEAD = 235
const DISCLOSURES = 62

/** A chart takes as much of a page as a small table. */
const CHART = 170

const lines = (text: string) => Math.ceil(text.length / 96)

/** How high a block stands in the PDF that is made of it, in points, roughly. */
function heightOf(block: Block): number {
  if (block.kind === 'heading' || block.kind === 'subheading') return 27
  if (block.kind === 'chart') return CHART
  if (block.kind === 'paragraph') return lines(block.text) * 14.4 + 6
  return (block.rows.length + 1) * 20
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

function plainText(block: Block): string {
  if (block.kind === 'chart') return `${block.caption}\n${block.text}`
  if (block.kind !== 'table') return block.text
  return [block.caption, ...[block.head, ...block.rows].map((row) => row.join(' '))].join('\n')
}

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`

/** A picture within the text, since a document has no files of its own. */
const figure = ({ caption, text, svg }: Extract<Block, { kind: 'chart' }>) =>
  `<figure><figcaption>${escapeHtml(caption)}</figcaption>` +
  `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="${escapeHtml(text)}"></figure>`

function html(block: Block): string {
  if (block.kind === 'heading') return `<h2>${escapeHtml(block.text)}</h2>`
  if (block.kind === 'subheading') return `<h3>${escapeHtml(block.text)}</h3>`
  if (block.kind === 'chart') return figure(block)
  if (block.kind === 'paragraph') return `<p>${escapeHtml(block.text)}</p>`
  const body = block.rows.map((row) => cells('td', row)).join('')
  return (
    `<table><caption>${escapeHtml(block.caption)}</caption>` +
    `<thead>${cells('th', block.head)}</thead><tbody>${body}</tbody></table>`
  )
}

const isHeading = (block: Block | undefined) => block?.kind === 'heading' || block?.kind === 'subheading'

/** Divides blocks into pages; a heading stays with what follows it. */
function pagesOf(blocks: readonly Block[]): { pages: Block[][]; isLastFull: boolean } {
  const pages: Block[][] = [[]]
  let used = MASTHEAD
  blocks.forEach((block, index) => {
    const following = isHeading(block) ? blocks[index + 1] : undefined
    const height = heightOf(block) + (following ? Math.min(heightOf(following), 40) : 0)
    if (used + height > PAGE && !isHeading(pages.at(-1)?.at(-1))) {
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
