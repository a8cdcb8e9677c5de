import { act } from 'react'
import { vi } from 'vitest'
import type { render } from './render.ts'

type View = ReturnType<typeof render>

/** The forms of a view, used as a visitor does. */
export function formsOf(view: View) {
  const field = (label: string) => {
    const found = view.all('label').find(({ textContent }) => textContent === label)
    const input = found && view.all('input').find(({ id }) => id === found.getAttribute('for'))
    if (!input) throw new Error(`No field is called "${label}"`)
    return input as HTMLInputElement
  }
  return {
    field,
    type: (label: string, value: string) =>
      act(() => {
        const input = field(label)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    submit: (form = view.all('form')[0]) =>
      act(async () => {
        form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
      }),
    /** Waits until the words are there. */
    shows: (words: string) =>
      vi.waitFor(async () => {
        await act(async () => {})
        if (!view.text().includes(words)) throw new Error(`"${words}" is not in "${view.text()}"`)
      }),
    /** What describes a field, read as one text. */
    description: (label: string) =>
      (field(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => view.all('[id]').find((element) => element.id === id)?.textContent ?? '')
        .join(' '),
  }
}
