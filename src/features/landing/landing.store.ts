import { atom, type ReadableAtom } from 'nanostores'
import { footerContent, homePageSlots } from '#api/landing.ts'
import type { HomePageSlot } from '#contract/slot.ts'

/** Something that everybody may see. Without it the page is whole as well, so its failure holds no words (R063). */
type Content<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T }

/** The slots' HTML by their names, untrusted. */
export type LandingSlots = Content<ReadonlyMap<string, string>>

export type LandingStore = {
  $slots: ReadableAtom<LandingSlots>
  /** The footer's HTML, untrusted. */
  $footer: ReadableAtom<Content<string>>
  /** Asks for what is not here and not under way; what is shown stays. `signal` gives it up. */
  load(signal: AbortSignal): void
}

/** Of slots with one name the first counts; what has no name or no text is none, whatever the answer holds. */
function byName(slots: readonly (Partial<HomePageSlot> | null)[]) {
  const named = new Map<string, string>()
  for (const slot of Array.isArray(slots) ? slots : []) {
    const { name, raw_content: html } = slot ?? {}
    if (typeof name === 'string' && typeof html === 'string' && !named.has(name)) named.set(name, html)
  }
  return named
}

type Fetch<T> = (signal: AbortSignal) => Promise<T>

// It is asked for once and for everybody: there is no newer request that an answer could come too late for.
function createContent<T>(fetch: Fetch<T>, onFailure: (failure: Error) => void) {
  const $state = atom<Content<T>>({ state: 'loading' })
  let current: AbortSignal | undefined
  const load = async (signal: AbortSignal) => {
    if (signal === current || $state.get().state === 'ready') return
    current = signal
    try {
      const value = await fetch(signal)
      if (!signal.aborted) $state.set({ state: 'ready', value })
    } catch (reason) {
      if (signal.aborted) return
      $state.set({ state: 'failed' })
      current = undefined
      if (reason instanceof Error) onFailure(reason)
    }
  }
  return { $state, load }
}

/** What the landing page is filled with (R060, R061). */
export function createLanding(onFailure: (failure: Error) => void): LandingStore {
  const slots = createContent(async (signal) => byName(await homePageSlots(signal)), onFailure)
  const footer = createContent(footerContent, onFailure)
  return {
    $slots: slots.$state,
    $footer: footer.$state,
    load(signal) {
      slots.load(signal)
      footer.load(signal)
    },
  }
}
