import { atom, computed, type ReadableAtom } from 'nanostores'
import { cancelDeskEvent, getDeskEvent, listDeskRegistrations } from '#api/desk-events.ts'
import type { DeskEvent, DeskRegistration } from '#contract/desk-events.ts'
import { createResource, type ResourceState } from '#session/resource.ts'

export type EventAndRegistrations = { event: DeskEvent; registrations: DeskRegistration[] }

export type EventStore = {
  $state: ReadableAtom<ResourceState<EventAndRegistrations>>
  /** Shows an event as a change has left it. */
  show(event: DeskEvent): void
  /** @throws ApiError if it is not cancelled */
  cancel(): Promise<void>
  retry(): void
  start(): () => void
}

/** An event with who takes part in it. */
export function createEvent(id: string): EventStore {
  const $changed = atom<DeskEvent | undefined>(undefined)
  const resource = createResource<EventAndRegistrations>({
    fetch: async (signal) => {
      const [event, registrations] = await Promise.all([getDeskEvent(id, signal), listDeskRegistrations(id, signal)])
      return { event, registrations }
    },
    onFailure: () => {},
  })
  return {
    $state: computed([resource.$state, $changed], (state, changed) =>
      state.state === 'ready' && changed && changed.revision > state.value.event.revision
        ? { ...state, value: { ...state.value, event: changed } }
        : state,
    ),
    show: $changed.set,
    async cancel() {
      $changed.set(await cancelDeskEvent(id))
    },
    retry: resource.retry,
    start: resource.start,
  }
}
