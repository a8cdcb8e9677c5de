import { cancelDeskEvent, getDeskEvent, listDeskRegistrations } from '#api/desk-events.ts'
import type { DeskEvent, DeskRegistration } from '#contract/desk-events.ts'
import { createResource, type Resource } from '#session/resource.ts'

export type EventAndRegistrations = { event: DeskEvent; registrations: DeskRegistration[] }

export type EventStore = Pick<Resource<EventAndRegistrations>, '$state' | 'retry' | 'start'> & {
  /** Shows an event as a change has left it, and loads who takes part by now. */
  show(event: DeskEvent): void
  /** With a reason for its attendees, or ''. @throws ApiError if it is not cancelled */
  cancel(reason: string): Promise<void>
}

/** An event with who takes part in it. */
export function createEvent(id: string): EventStore {
  const { $state, retry, start, replace, reload } = createResource<EventAndRegistrations>({
    fetch: async (signal) => {
      const [event, registrations] = await Promise.all([getDeskEvent(id, signal), listDeskRegistrations(id, signal)])
      return { event, registrations }
    },
    onFailure: () => {},
  })
  const show = (event: DeskEvent) => {
    const shown = $state.get()
    if (shown.state === 'ready') replace({ ...shown.value, event })
    reload()
  }
  return { $state, retry, start, show, cancel: async (reason) => show(await cancelDeskEvent(id, reason)) }
}
