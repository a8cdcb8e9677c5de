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

/** The name of what stands at the foot of every page. */
export const FOOTER = 'footer'

export const isSlotName = (name: string): boolean => slotNames.some((known) => known === name)

export type Slot = { name: string; html: string }

/** The slots in their order; without a footer the one that is there remains. */
export type Content = { slots: readonly Slot[]; footer: string | undefined }
