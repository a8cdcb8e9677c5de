/** A text with `code` in it. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {text
        .split('`')
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </>
  )
}
