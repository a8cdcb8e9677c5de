import { config, portalLink } from '#config/config.ts'
import { landingTexts as t } from '#i18n/en/landing.ts'
import type { LandingSlots } from './landing.store.ts'

/** A group of popups, as it stands in their names: `research-ratings`. */
export type PopupKind = 'research' | 'network' | 'contact'

/** A part of the page: its anchor, what the navigation calls it, and the slots that fill it (C36). */
export type Section = {
  id: string
  label: () => string
  texts: readonly string[]
  popups?: { slot: string; kind: PopupKind; label: () => string }
}

/** In the order of the page (R055, R056). */
const sections: readonly Section[] = [
  {
    id: 'our_services',
    label: () => t.services,
    texts: ['services'],
    popups: { slot: 'research_popups', kind: 'research', label: () => t.research },
  },
  { id: 'our_mission', label: () => t.mission, texts: ['mission', 'values'] },
  {
    id: 'our_partners',
    label: () => t.people,
    texts: ['partners'],
    popups: { slot: 'network_popups', kind: 'network', label: () => t.network },
  },
  {
    id: 'our_offices',
    label: () => t.contact,
    texts: ['offices'],
    popups: { slot: 'contact_popups', kind: 'contact', label: () => t.contacts },
  },
]

/** The sections that have something to show; as long as the slots are on their way, all of them (R063). */
export function sectionsOf(slots: LandingSlots): readonly Section[] {
  if (slots.state === 'loading') return sections
  if (slots.state === 'failed') return []
  return sections.filter(({ texts, popups }) => [...texts, popups?.slot].some((name) => name && slots.value.has(name)))
}

/** An entry of the section navigation: a part of this page, or a file in a tab of its own. */
export type Entry = { label: string } & ({ section: string } | { file: string })

/** Service, Mission, People, Product, Contact (R056). Product is there where the deployment has a price list (R057). */
export function entriesOf(shown: readonly Section[]): Entry[] {
  const entries: Entry[] = shown.map(({ id, label }) => ({ section: id, label: label() }))
  const { pricingPdfUrl } = config()
  const file = pricingPdfUrl ? portalLink(pricingPdfUrl) : undefined
  if (!file) return entries
  const contact = entries.findIndex((entry) => 'section' in entry && entry.section === 'our_offices')
  return entries.toSpliced(contact < 0 ? entries.length : contact, 0, { file: file.href, label: t.product })
}
