import { type Slot, sectionSlots } from './slots.ts'

const POPUPS = /_popups$/
const POPUP = /<section\b[^>]*?\sdata-popup\s*=\s*["']?([^"'\s>]*)/gi
const LINK = /<a\b[^>]*?\shref\s*=\s*["']?#([^"'\s>]*)/gi
const CODE = /<(?:script|style|iframe|form)\b|\s(?:on[a-z]+|style)\s*=/i

const allOf = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, name = '']) => name)

/** What is wrong with a popup's name in a slot; see `seed/site/landing.ts`. */
function faultOf(popup: string, slot: string, before: ReadonlySet<string>): string | undefined {
  const kind = slot.replace(POPUPS, '')
  if (!POPUPS.test(slot)) return `${slot}: the popup ${popup} belongs into a slot of popups.`
  if (!/^[a-z0-9-]+$/.test(popup) || !popup.startsWith(`${kind}-`))
    return `${slot}: a popup is called ${kind}- and a word in small letters, digits and hyphens, not "${popup}".`
  return before.has(popup) ? `${slot}: there is another popup ${popup}.` : undefined
}

/** The sections that the page has with these slots. */
const sectionsOf = (slots: readonly Slot[]) =>
  Object.keys(sectionSlots).filter((id) => slots.some(({ name }) => sectionSlots[id]?.some((own) => own === name)))

/** Looks through the slots for popups that would not open, and for what the page would not show. */
export function checkSlots(slots: readonly Slot[]): { faults: string[]; remarks: string[] } {
  const popups = new Set<string>()
  const places = new Set(sectionsOf(slots))
  const faults: string[] = []
  const remarks: string[] = []
  for (const { name, html } of slots) {
    const own = allOf(POPUP, html)
    for (const popup of own) {
      const fault = faultOf(popup, name, popups)
      if (fault) faults.push(fault)
      popups.add(popup)
      places.add(popup)
    }
    // A slot without any section is one popup, named like its kind.
    if (own.length === 0 && POPUPS.test(name)) places.add(name.replace(POPUPS, ''))
    if (CODE.test(html)) remarks.push(`${name}: scripts, styles, frames and forms are left out by the page.`)
  }
  for (const { name, html } of slots) {
    for (const link of new Set(allOf(LINK, html))) {
      if (!places.has(link))
        remarks.push(`${name}: there is no popup and no section #${link}, the link is shown as its words.`)
    }
  }
  return { faults, remarks }
}
