/** A place in a text: its start and its end. */
export type Mark = readonly [from: number, to: number]

/** The places that lie in the text, one after the other. */
export function parseMarks(text: string, marks: unknown): Mark[] {
  let end = 0
  return (Array.isArray(marks) ? marks : []).flatMap((mark): Mark[] => {
    const [from, to] = Array.isArray(mark) ? mark.map(Number) : []
    if (from === undefined || to === undefined || !(from >= end && to > from && to <= text.length)) return []
    end = to
    return [[from, to]]
  })
}

/** The longest run of adjacent marked words, for a search in the text to start with. */
export function findLongest(text: string, marks: readonly Mark[]): string {
  let longest = ''
  let start = 0
  for (const [index, [from, to]] of marks.entries()) {
    if (index > 0 && text.slice(marks[index - 1]?.[1], from).trim() !== '') start = index
    const run = text.slice(marks[start]?.[0], to)
    if (run.length > longest.length) longest = run
  }
  return longest
}
