import { act, createElement } from 'react'
import { vi } from 'vitest'
import { Landing } from '#features/landing/landing.tsx'
import { json, raw } from '../../../support/fake-api.ts'
import { render } from '../../../support/render.ts'

/**
 * In place of the cleaner, which loses elements in this environment: what it lets through is shown in Chromium, and here what
 * is made of that.
 */
export const plainCleaner = {
  sanitize(html: string): DocumentFragment {
    const fragment = document.createDocumentFragment()
    const place = document.createElement('div')
    place.innerHTML = html
    fragment.append(...place.childNodes)
    return fragment
  },
}

export const slots = {
  services: '<h2>What we do</h2><p>Research. <a href="#research-ratings">How we rate</a></p>',
  values: '<h2>What we stand for</h2><ul><li>Patience</li></ul>',
  mission: '<h2>Our mission</h2><p>Answers that can be checked.</p>',
  partners: '<h2>Our people</h2><p>Thirty-one partners. <a href="#our_offices">Visit them</a></p>',
  offices: '<h2>Our offices</h2><p><a href="#contact-london">London</a></p>',
  contact_popups: `<p>Aside</p><section data-popup="contact-clients"><h2>Client Services</h2><p>Write to us,
    or to <a href="#contact-london">London</a>.</p></section>
    <section data-popup="contact-london"><h2>London</h2><p>14 Quillon Street</p></section>`,
  network_popups: '<section data-popup="network-alumni"><h2>Alumni</h2><p>Once a year.</p></section>',
  research_popups: '<section data-popup="research-ratings"><h2>Ratings</h2><p>Buy, Hold, Sell.</p></section>',
}

export const slotsReply = (given: Partial<typeof slots>) =>
  json(Object.entries(given).map(([name, raw_content]) => ({ name, raw_content })))

export const footerReply = raw('<p>Halden Research LLP</p>')

export type Shown = ReturnType<typeof render>

type Options = { hideSignIn?: boolean; urlState?: 'memory' | 'page'; onFailure?: (failure: Error) => void }

export function show({ hideSignIn = false, urlState = 'memory', onFailure = () => {} }: Options = {}): Shown {
  return render(createElement(Landing, { hideSignIn, urlState, onFailure }))
}

/** Waits until something holds, while what is under way goes on. */
export const until = (holds: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      holds()
    },
    { timeout: 10_000 },
  )

/** What is in the shadow roots below elements as well: texts from outside stand in roots of their own. */
export function deep(root: ParentNode, selector: string): HTMLElement[] {
  const own = [...root.querySelectorAll<HTMLElement>(selector)]
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? deep(shadowRoot, selector) : [],
  )
  return [...own, ...inner]
}

/** Everything that is written on the page. */
export const written = (): string =>
  deep(document, 'p, h1, h2, h3, li, td')
    .map(({ textContent }) => textContent)
    .join('\n')

export const link = (name: string): HTMLElement => {
  const found = deep(document, 'a, button').find(({ textContent }) => textContent?.trim() === name)
  if (!found) throw new Error(`Nothing is called "${name}"`)
  return found
}

export const press = (name: string): Promise<void> => act(async () => link(name).click())
