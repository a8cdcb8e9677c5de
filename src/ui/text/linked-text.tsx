import type { ReactNode } from 'react'

/** A text with a link in place of `{link}`. */
export function LinkedText({ text, link }: { text: string; link: ReactNode }) {
  const [before, after] = text.split('{link}')
  return (
    <>
      {before}
      {after !== undefined && link}
      {after}
    </>
  )
}
