import { Parser } from 'htmlparser2'
import { type Slot, sectionSlots } from './slots.ts'

const POPUPS = /_popups$/
const CODE = new Set(['script', 'style', 'iframe', 'form'])

type Markup = { popups: string[]; links: string[]; hasCode: boolean }

/** The popups that a slot defines, the anchors that it links to, and whether it holds what the page leaves out. */
function parseMarkup(html: string): Markup {
  const markup: Markup = { popups: [], links: [], hasCode: false }
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href = '', 'data-popup': popup } = attributes
      if (name === 'section' && popup !== undefined) markup.popups.push(popup)
      if (name === 'a' && href.startsWith('#')) markup.links.push(href.slice(1))
      markup.hasCode ||=
        CODE.has(name) || Object.keys(attributes).some((key) => key === 'style' || key.startsWith('on'))
    },
  })
  parser.end(html)
  return markup
}

/** What is wrong with a popup's name in a slot; see `seed/site/landing.ts`. */
function findFault(popup: string, slot: string, before: ReadonlySet<string>): string | undefined {
  const kind = slot.replace(POPUPS, '')
  if (!POPUPS.test(slot)) return `${slot}: the popup ${popup} belongs into a slot of popups.`
  if (!/^[a-z0-9-]+$/.test(popup) || !popup.startsWith(`${kind}-`))
    return `${slot}: a popup is called ${kind}- and a word in small letters, digits and hyphens, not "${popup}".`
  return before.has(popup) ? `${slot}: there is another popup ${popup}.` : undefined
}

/** The sections that the page has with these slots. */
const listSections = (slots: readonly Slot[]) =>
  Object.keys(sectionSlots).filter((id) => slots.some(({ name }) => sectionSlots[id]?.some((own) => own === name)))

/** Looks through the slots for popups that would not open, and for what the page would not show. */
export function checkSlots(slots: readonly Slot[]): { faults: string[]; remarks: string[] } {
  const popups = new Set<string>()
  const places = new Set(listSections(slots))
  const faults: string[] = []
  const remarks: string[] = []
  const read = slots.map(({ name, html }) => ({ name, ...parseMarkup(html) }))
  for (const { name, popups: own, hasCode } of read) {
    for (const popup of own) {
      const fault = findFault(popup, name, popups)
      if (fault) faults.push(fault)
      popups.add(popup)
      places.add(popup)
    }
    // A slot without any section is one popup, named like its kind.
    if (own.length === 0 && POPUPS.test(name)) places.add(name.replace(POPUPS, ''))
    if (hasCode) remarks.push(`${name}: scripts, styles, frames and forms are left out by the page.`)
  }
  for (const { name, links } of read) {
    for (const link of new Set(links)) {
      if (!places.has(link))
        remarks.push(`${name}: there is no popup and no section #${link}, the link is shown as its words.`)
    }
  }
  return { faults, remarks }
}
