type NewText = { value: string; start: number; end: number }

/** Types over a range, so that the browser's undo takes it back. False: the browser cannot. */
function typeOver(text: string): boolean {
  try {
    return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  } catch {
    return false
  }
}

/**
 * Gives a text area another text and selection, and the focus. Only what differs is replaced, by `execCommand`: it is deprecated, and
 * yet the only way that keeps the browser's undo. `setRangeText` is the way where a browser has it no more; then undo ends here.
 */
export function changeText(area: HTMLTextAreaElement, { value, start, end }: NewText): void {
  area.focus()
  const before = area.value
  if (value !== before) {
    const shorter = Math.min(value.length, before.length)
    let [head, tail] = [0, 0]
    while (head < shorter && value[head] === before[head]) head += 1
    while (tail < shorter - head && value.at(-1 - tail) === before.at(-1 - tail)) tail += 1
    const [text, until] = [value.slice(head, value.length - tail), before.length - tail]
    area.setSelectionRange(head, until)
    if (!typeOver(text) || area.value !== value) {
      area.setRangeText(value, 0, area.value.length, 'end')
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  area.setSelectionRange(start, end)
}
