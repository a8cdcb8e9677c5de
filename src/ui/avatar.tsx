/** The initials of a name, in a circle; the name itself stands beside it or on the control. */
export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
  return (
    <span className="r-avatar" aria-hidden="true">
      {initials.toLocaleUpperCase()}
    </span>
  )
}
