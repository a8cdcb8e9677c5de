import { foldText } from '#lib/format/fold-text.ts'

const BLOCKS =
  'address, article, aside, blockquote, caption, dd, details, div, dl, dt, figcaption, figure, footer, h1, h2, h3, h4,' +
  ' h5, h6, header, hr, li, main, ol, p, pre, section, summary, table, td, th, tr, ul'

const SPACE = /\s/

/** One line of text under the words as they are compared, and where each unit of it stands in the document. */
export type FoundIn = { folded: string; nodes: Text[]; offsets: number[]; ends: number[] }

/** A text, ready to be searched: without case and accents, white space as one space, and a break between blocks. */
export function textOf(root: Node): FoundIn {
  const found: FoundIn = { folded: '', nodes: [], offsets: [], ends: [] }
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

/** Where the text holds a term, in its order; across marks within a paragraph, never across paragraphs. */
export function rangesOf({ folded, nodes, offsets, ends }: FoundIn, term: string): Range[] {
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
