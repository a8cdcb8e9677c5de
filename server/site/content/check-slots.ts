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

/** What was found in a slot. The first three keep a text from being published, the others only say what the page leaves out. */
export type Finding = {
  slot: string
  kind: 'misplaced-popup' | 'misnamed-popup' | 'repeated-popup' | 'code' | 'dead-link'
  /** The popup or the target of the link; empty for code. */
  name: string
}

const faultKinds: ReadonlySet<Finding['kind']> = new Set(['misplaced-popup', 'misnamed-popup', 'repeated-popup'])

export const isFault = ({ kind }: Finding): boolean => faultKinds.has(kind)

/** What is wrong with a popup's name in a slot; see `demo/data/site/landing.ts`. */
function findFault(popup: string, slot: string, before: ReadonlySet<string>): Finding['kind'] | undefined {
  if (!POPUPS.test(slot)) return 'misplaced-popup'
  if (!/^[a-z0-9-]+$/.test(popup) || !popup.startsWith(`${slot.replace(POPUPS, '')}-`)) return 'misnamed-popup'
  return before.has(popup) ? 'repeated-popup' : undefined
}

/** The sections that the page has with these slots. */
const listSections = (slots: readonly Slot[]) =>
  Object.keys(sectionSlots).filter((id) => slots.some(({ name }) => sectionSlots[id]?.some((own) => own === name)))

/** Looks through the slots for popups that would not open, and for what the page would not show. */
export function inspectSlots(slots: readonly Slot[]): Finding[] {
  const popups = new Set<string>()
  const places = new Set(listSections(slots))
  const findings: Finding[] = []
  const read = slots.map(({ name, html }) => ({ name, ...parseMarkup(html) }))
  for (const { name: slot, popups: own, hasCode } of read) {
    for (const popup of own) {
      const kind = findFault(popup, slot, popups)
      if (kind) findings.push({ slot, kind, name: popup })
      popups.add(popup)
      places.add(popup)
    }
    // A slot without any section is one popup, named like its kind.
    if (own.length === 0 && POPUPS.test(slot)) places.add(slot.replace(POPUPS, ''))
    if (hasCode) findings.push({ slot, kind: 'code', name: '' })
  }
  for (const { name: slot, links } of read)
    for (const name of new Set(links)) if (!places.has(name)) findings.push({ slot, kind: 'dead-link', name })
  return findings
}

/** A finding as the command tells it. */
export function sayFinding({ slot, kind, name }: Finding): string {
  const sentences = {
    'misplaced-popup': `the popup ${name} belongs into a slot of popups.`,
    'misnamed-popup': `a popup is called ${slot.replace(POPUPS, '')}- and a word in small letters, digits and hyphens, not "${name}".`,
    'repeated-popup': `there is another popup ${name}.`,
    code: 'scripts, styles, frames and forms are left out by the page.',
    'dead-link': `there is no popup and no section #${name}, the link is shown as its words.`,
  }
  return `${slot}: ${sentences[kind]}`
}

/** The same in sentences. */
export function checkSlots(slots: readonly Slot[]): { faults: string[]; remarks: string[] } {
  const findings = inspectSlots(slots)
  return {
    faults: findings.filter(isFault).map(sayFinding),
    remarks: findings.filter((finding) => !isFault(finding)).map(sayFinding),
  }
}
