import type { ReactNode } from 'react'

/** A sentence with a link inside it, which stands where the text has `{link}`. */
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
