/** A text with `code` in it. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {text
        .split('`')
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their position, and never move
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </>
  )
}
