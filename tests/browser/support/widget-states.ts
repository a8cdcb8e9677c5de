import { deferred } from '../../support/deferred.ts'
import { button, one, textOf } from './dom.ts'
import type { Page } from './page.ts'
import { sceneOf } from './scenes.ts'
import { eventually } from './wait.ts'

/** A widget in a state that a reader may find it in; the API answers as in its scene, but for what is said here. */
export type State = {
  tag: string
  state: string
  signedOut?: boolean
  /** Besides those of its scene. */
  attributes?: string
  answer?(page: Pick<Page, 'api'>): void
  /** Waits, or acts, until it is there. */
  reach(root: ShadowRoot): Promise<unknown>
}

/** Longer than its room, wherever it stands. */
export const long =
  'Kommunalkreditversicherungsgesellschaft Nordostniedersachsen und Umgebung Beteiligungsverwaltung AG & Co'

/** No line can break in it. */
export const unbroken = 'Nordostniedersachsen'.repeat(6)

/** The element of a state as HTML. */
export const htmlOf = ({ tag, attributes = '' }: State) => sceneOf(tag).html.replace(`<${tag}`, `<${tag} ${attributes}`)

export const words = (text: string) => (root: ShadowRoot) =>
  eventually(() => {
    if (!textOf(root).includes(text)) throw new Error(`no "${text}" in: ${textOf(root)}`)
  })

/** Without an attribute that it cannot do without; `attributes` empties it. */
export const missing = (tag: string, name: string, attributes = `${name}=""`): State => ({
  tag,
  state: `without ${name}`,
  attributes,
  reach: words(`This element needs the attribute "${name}".`),
})

export const ready = (tag: string) => (root: ShadowRoot) => eventually(() => sceneOf(tag).ready(root))

export const never = () => deferred().promise
export const failed = (root: ShadowRoot) => eventually(() => one(root, '[role=alert] button'))
export const loading = (root: ShadowRoot) => eventually(() => one(root, '[aria-busy=true] .r-skeleton'))
export const alerted = (root: ShadowRoot) => eventually(() => one(root, '[role=alert]'))

/** Presses a button by its name as soon as it is there. */
export async function press(root: ShadowRoot, name: string): Promise<void> {
  ;(await eventually(() => button(root, name))).click()
}
