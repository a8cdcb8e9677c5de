/** The names that `reading.css` gives colours to. The registry is the page's, so two documents share them. */
type MarkName = 'research-find' | 'research-find-current'

export const canMark = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

/** Colours ranges without touching the text; the result takes the colour away again. */
export function mark(name: MarkName, ranges: readonly Range[]): () => void {
  const marks = CSS.highlights.get(name) ?? new Highlight()
  if (name === 'research-find-current') marks.priority = 1
  CSS.highlights.set(name, marks)
  for (const range of ranges) marks.add(range)
  return () => {
    for (const range of ranges) marks.delete(range)
    if (marks.size === 0) CSS.highlights.delete(name)
  }
}
