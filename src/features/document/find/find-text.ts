import { foldText } from '#lib/format/fold-text.ts'

const BLOCKS =
  'address, article, aside, blockquote, caption, dd, details, div, dl, dt, figcaption, figure, footer, h1, h2, h3, h4,' +
  ' h5, h6, header, hr, li, main, ol, p, pre, section, summary, table, td, th, tr, ul'

const SPACE = /\s/

/** The folded text for comparison, and for each of its code units the position in the document. */
export type TextIndex = { folded: string; nodes: Text[]; offsets: number[]; ends: number[] }

/** Prepares a text for search: without case and accents, white space as one space, and a break between blocks. */
export function indexText(root: Node): TextIndex {
  const found: TextIndex = { folded: '', nodes: [], offsets: [], ends: [] }
  const units: string[] = []
  const put = (unit: string, node: Text, start: number, end: number) => {
    units.push(unit)
    found.nodes.push(node)
    found.offsets.push(start)
    found.ends.push(end)
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let block: Element | null | undefined
  let isBroken = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      isBroken ||= (node as Element).matches(`br, ${BLOCKS}`)
      continue
    }
    const own = node.parentElement?.closest(BLOCKS) ?? null
    if (isBroken || own !== block) put('\n', node, 0, 0)
    block = own
    isBroken = false
    let at = 0
    for (const letter of node.data) {
      const end = at + letter.length
      if (!SPACE.test(letter)) for (const unit of foldText(letter).split('')) put(unit, node, at, end)
      else if (units.at(-1) !== ' ') put(' ', node, at, end)
      at = end
    }
  }
  found.folded = units.join('')
  return found
}

/** The ranges of a term in document order. A match may span marks within a paragraph, but not paragraphs. */
export function findRanges({ folded, nodes, offsets, ends }: TextIndex, term: string): Range[] {
  const sought = foldText(term.trim().replace(/\s+/g, ' '))
  const ranges: Range[] = []
  if (sought === '') return ranges
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    const last = at + sought.length - 1
    const [first, end] = [nodes[at], nodes[last]]
    if (!first || !end) break
    const range = document.createRange()
    range.setStart(first, offsets[at] ?? 0)
    range.setEnd(end, ends[last] ?? 0)
    ranges.push(range)
  }
  return ranges
}
