/** An address as it is typed, as that of a link; undefined: it is none. */
export function toAddress(text: string): string | undefined {
  const given = text.trim()
  if (/^(?:https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s]+|tel:\+?[\d\s()-]+|[#/][^\s]+)$/i.test(given)) return given
  if (/^[^\s@:/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(given)) return `mailto:${given}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(given) ? `https://${given}` : undefined
}
