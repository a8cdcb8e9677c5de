import { all, one, rootOf, textOf } from './dom.ts'
import type { FakeApi } from './fake-api.ts'

export const calls = { slots: 'get_home_page_slots', footer: 'footer_content' } as const

/** The slots' HTML by their names, as a provider writes it. */
export const slots: Readonly<Record<string, string>> = {
  services: '<h2>What we do</h2><p>Research. <a href="#research-ratings">How we rate</a></p>',
  values: '<h2>What we stand for</h2><ul><li>Patience</li></ul>',
  mission: '<h2>Our mission</h2><p>Answers that can be checked.</p>',
  partners: '<h2>Our people</h2><p>Thirty-one partners. <a href="#our_offices">Visit them</a></p>',
  offices: '<h2>Our offices</h2><p><a href="https://example.org/map">Map</a></p>',
  contact_popups: `<section data-popup="contact-clients"><h2>Client Services</h2><p>Write to us,
    or to <a href="#contact-london">London</a> or see <a href="#our_mission">why</a> first</p></section>
    <section data-popup="contact-london"><h2>London</h2><p>14 Quillon Street</p></section>`,
  network_popups: '<section data-popup="network-alumni"><h2>Alumni</h2><p>Once a year.</p></section>',
  research_popups: '<section data-popup="research-ratings"><h2>Ratings</h2><p>Buy, Hold, Sell.</p></section>',
}

const footer = '<p>Halden Research LLP, <a href="https://example.org/terms">terms</a></p>'

type Given = { content?: Readonly<Record<string, string>>; foot?: string }

/** What the landing page is filled with. */
export function answerLanding(api: FakeApi, { content = slots, foot = footer }: Given = {}): void {
  api.on(calls.slots, () => Object.entries(content).map(([name, raw_content]) => ({ name, raw_content })))
  api.on(calls.footer, () => new Blob([foot], { type: 'text/html' }))
}

/** The roots in which texts from outside stand, in their order. */
export const proses = (scope: ParentNode): ShadowRoot[] =>
  all(scope, 'div').flatMap(({ shadowRoot }) => shadowRoot ?? [])

/** The first root in which a text from outside stands; fails where there is none. */
export function proseIn(scope: ParentNode): ShadowRoot {
  const [first] = proses(scope)
  if (!first) throw new Error('no text from outside')
  return first
}

/** Everything that is written on it, within the roots of texts from outside too. */
export const written = (root: ShadowRoot): string =>
  [textOf(root), ...proses(root).map((prose) => textOf(prose))].join(' ')

export const section = (root: ShadowRoot, id: string) => one(root, `section[id="${id}"]`)

/** The sign-in form beside the headline. */
export const signInOf = (root: ShadowRoot) => rootOf(one(root, 'research-sign-in'))

export const openDialog = (root: ShadowRoot) => one(root, 'dialog:modal')
