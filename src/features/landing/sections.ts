import { config, portalLink } from '#config/config.ts'
import { landingTexts } from '#i18n/en/landing.ts'
import type { LandingSlots } from './landing.store.ts'

type LandingTexts = ReturnType<typeof landingTexts>

/** A group of popups, the prefix of their names: `research-ratings`. */
export type PopupKind = 'research' | 'network' | 'contact'

/** A section: its anchor, its label in the navigation, and its slots (C36). */
export type Section = {
  id: string
  label: keyof LandingTexts
  texts: readonly string[]
  popups?: { slot: string; kind: PopupKind; label: keyof LandingTexts }
}

/** In the order of the page (R055, R056). */
const sections: readonly Section[] = [
  {
    id: 'our_services',
    label: 'services',
    texts: ['services'],
    popups: { slot: 'research_popups', kind: 'research', label: 'research' },
  },
  { id: 'our_mission', label: 'mission', texts: ['mission', 'values'] },
  {
    id: 'our_partners',
    label: 'people',
    texts: ['partners'],
    popups: { slot: 'network_popups', kind: 'network', label: 'network' },
  },
  {
    id: 'our_offices',
    label: 'contact',
    texts: ['offices'],
    popups: { slot: 'contact_popups', kind: 'contact', label: 'contacts' },
  },
]

/** The anchor of the section that shows a text; undefined: it is in none of them. */
export const findAnchor = (name: string): string | undefined =>
  sections.find(({ texts, popups }) => texts.includes(name) || popups?.slot === name)?.id

/** The sections with content; all of them while the slots are loading (R063). */
export function getSections(slots: LandingSlots): readonly Section[] {
  if (slots.state === 'loading') return sections
  if (slots.state === 'failed') return []
  return sections.filter(({ texts, popups }) => [...texts, popups?.slot].some((name) => name && slots.value.has(name)))
}

/** An entry of the navigation: a section, or a file that opens in a new tab. */
export type Entry = { label: string } & ({ section: string } | { file: string })

/**
 * The entries Service, Mission, People, Product, Contact (R056). Product exists if the deployment has a price list
 * (R057).
 */
export function getEntries(shown: readonly Section[], language: string): Entry[] {
  const t = landingTexts(language)
  const entries = shown.map(({ id, label }): Entry => ({ section: id, label: t[label] }))
  const { pricingPdfUrl } = config()
  const file = pricingPdfUrl ? portalLink(pricingPdfUrl) : undefined
  if (!file) return entries
  const contact = shown.findIndex(({ id }) => id === 'our_offices')
  return entries.toSpliced(contact < 0 ? entries.length : contact, 0, { file: file.href, label: t.product })
}
