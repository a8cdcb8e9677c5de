/** The names of the landing page's slots (R059). */
export const slotNames = [
  'services',
  'values',
  'mission',
  'partners',
  'offices',
  'contact_popups',
  'network_popups',
  'research_popups',
] as const

/** The anchors of the landing page's sections (R055) with the slots that fill them: a section is there when one of these is. */
export const sectionSlots: Readonly<Record<string, readonly (typeof slotNames)[number][]>> = {
  our_services: ['services', 'research_popups'],
  our_mission: ['mission', 'values'],
  our_partners: ['partners', 'network_popups'],
  our_offices: ['offices', 'contact_popups'],
}

/** The name of what stands at the foot of every page. */
export const FOOTER = 'footer'

export const isSlotName = (name: string): boolean => slotNames.some((known) => known === name)

/** More than a page of text by far, in bytes; what is larger is a picture in the text. */
export const LARGEST = 256 * 1024

export type Slot = { name: string; html: string }

/** The slots in their order; without a footer the one that is there remains. */
export type Content = { slots: readonly Slot[]; footer: string | undefined }
