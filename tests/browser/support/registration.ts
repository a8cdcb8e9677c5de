import { button, one } from './dom.ts'
import { eventually } from './wait.ts'

/** The dialog that is open. */
export const dialogIn = (root: ParentNode) => one<HTMLDialogElement>(root, 'dialog[open]')

/** Presses what offers a registration, as a reader does who has the focus there, and waits for the question. */
export async function ask(root: ParentNode, name: string): Promise<HTMLDialogElement> {
  const press = await eventually(() => button(root, name))
  press.focus()
  press.click()
  return eventually(() => dialogIn(root))
}

/** The dialog as soon as it is titled so; each step is a dialog of its own. */
export const titled = (root: ParentNode, title: string): Promise<HTMLDialogElement> =>
  eventually(() => {
    const dialog = dialogIn(root)
    const shown = one(dialog, 'h2').textContent
    if (shown !== title) throw new Error(`the dialog is "${shown}"`)
    return dialog
  })

/** What has the focus, inside shadow roots too. */
export function focused(): Element {
  let element: Element = document.activeElement ?? document.body
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
