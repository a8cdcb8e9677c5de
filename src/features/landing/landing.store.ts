import { atom, type ReadableAtom } from 'nanostores'
import { footerContent, homePageSlots } from '#api/landing.ts'
import type { HomePageSlot } from '#contract/slot.ts'

/** Public content. The page is complete without it, so a failure has no message (R063). */
type Content<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T }

/** The slots' untrusted HTML by name. */
export type LandingSlots = Content<ReadonlyMap<string, string>>

export type LandingStore = {
  $slots: ReadableAtom<LandingSlots>
  /** The footer's untrusted HTML. */
  $footer: ReadableAtom<Content<string>>
  /** Requests what is neither loaded nor loading; shown content stays. `signal` cancels it. */
  load(signal: AbortSignal): void
}

/** Slots by name; the first of a name counts. Slots without a name or text are ignored. */
function byName(slots: readonly (Partial<HomePageSlot> | null)[]) {
  const named = new Map<string, string>()
  for (const slot of Array.isArray(slots) ? slots : []) {
    const { name, raw_content: html } = slot ?? {}
    if (typeof name === 'string' && typeof html === 'string' && !named.has(name)) named.set(name, html)
  }
  return named
}

type Fetch<T> = (signal: AbortSignal) => Promise<T>

// There is one request for all, so no older answer can arrive after a newer one.
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

/** The content of the landing page (R060, R061). */
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
