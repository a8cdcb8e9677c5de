import { findMatch } from '#lib/format/find-match.ts'

/** A text with its match for a search term highlighted. */
export function Highlight({ text, term }: { text: string; term: string }) {
  const match = findMatch(text, term)
  if (!match) return text
  const [start, end] = match
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
