/** The highlight names that `reading.css` styles. The registry belongs to the page, so two documents share them. */
type MarkName = 'research-find' | 'research-find-current'

export const canMark = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

/** Highlights ranges without changing the text. Returns a function that removes the highlight. */
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
