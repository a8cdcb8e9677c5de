import { all, button, one, textOf } from './dom.ts'
import { none } from './same.ts'
import { choose, dropdownButton } from './tools.ts'
import { eventually } from './wait.ts'

export const overlay = (root: ShadowRoot) => one(root, 'dialog.r-overlay[open]')
export const heading = (root: ShadowRoot) => textOf(one(overlay(root), 'h2'))
export const saveButton = (root: ShadowRoot) => button(overlay(root), 'Save')
export const isClosed = (root: ShadowRoot) => eventually(() => none(root, 'dialog.r-overlay'))

/** Waits until the editor is there with what can be chosen in it. */
async function editorOpen(root: ShadowRoot): Promise<HTMLElement> {
  await eventually(() => overlay(root))
  await eventually(() => dropdownButton(root, 'Region'))
  return overlay(root)
}

/** Opens the editor for a new preference. */
export async function create(root: ShadowRoot): Promise<HTMLElement> {
  const add = await eventually(() => button(root, 'Add New Preference'))
  add.focus()
  add.click()
  return editorOpen(root)
}

/** Opens the editor of a preference by its number. */
export async function edit(root: ShadowRoot, number = 1): Promise<HTMLElement> {
  const opener = await eventually(() => button(root, `Edit Distribution Preference ${number}`))
  opener.focus()
  opener.click()
  return editorOpen(root)
}

/** What makes a preference that may be saved. */
export async function chooseRequired(root: ShadowRoot): Promise<void> {
  await choose(root, 'Region', 'Asia')
  await choose(root, 'Sector', 'Banks')
}

/** A change to the first preference of `records`, and waits until it shows. */
export async function dropNordics(root: ShadowRoot): Promise<void> {
  button(overlay(root), 'Remove Region: Nordics').click()
  await eventually(() => none(overlay(root), '[aria-label="Remove Region: Nordics"]'))
}

/** The values of a group that are chosen, in their order. */
export const chosenIn = (root: ShadowRoot, category: string): string[] =>
  all(overlay(root), `ul[aria-label="${category}, chosen"] .r-chip__label > [aria-hidden]`).map(textOf)
