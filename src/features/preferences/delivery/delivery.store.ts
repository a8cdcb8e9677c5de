import { atom, type ReadableAtom } from 'nanostores'
import { getDelivery, saveDelivery } from '#api/delivery.ts'
import { getMessages } from '#api/error-messages.ts'
import { unauthorized } from '#api/errors.ts'
import { isMissingCall } from '#api/missing-call.ts'
import type { Delivery } from '#contract/delivery.ts'
import { withLock } from '#lib/async/with-lock.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { type DeliveryChanges, getProposal, type Habits, withoutSame } from './delivery-changes.ts'

type DeliverySave =
  | { state: 'idle' | 'saving' | 'saved' }
  /** The server's messages; empty: a general one. */
  | { state: 'failed'; messages: readonly string[] }

/** What is stored, undefined until it is loaded, and the user's unsaved changes. */
export type DeliveryEdit = { delivery: Delivery | undefined; changes: DeliveryChanges; save: DeliverySave }

export type DeliveryStore = Pick<Resource<unknown>, '$state' | 'retry' | 'start'> & {
  $edit: ReadableAtom<DeliveryEdit>
  /** Changes settings without saving. */
  set(changes: DeliveryChanges): void
  /** Sets everything back to what is stored. */
  undo(): void
  /** Saves the changes, unless a save is running. Settings that the user has not changed stay as another window has left them. */
  save(): Promise<void>
}

type DeliveryOptions = { habits: Habits; onFailure: (failure: Error) => void }

const LOCK = 'research-portal.delivery'

const idle = { state: 'idle' } as const
const nothing: DeliveryEdit = { delivery: undefined, changes: {}, save: idle }

/** When and how the user gets mails: loaded, changed here, and saved. */
export function createDelivery({ habits, onFailure }: DeliveryOptions): DeliveryStore {
  const $edit = atom(nothing)

  const show = (next: DeliveryEdit) => {
    const { delivery, changes } = next
    $edit.set(delivery ? { ...next, changes: withoutSame(getProposal(delivery, habits), changes) } : next)
  }

  const resource = createResource({
    fetch: getDelivery,
    onReady: (delivery) => show({ ...$edit.get(), delivery }),
    onFailure: (failure: Error & { status?: number }) => !isMissingCall(failure) && onFailure(failure),
  })

  return {
    $state: resource.$state,
    $edit,
    retry: resource.retry,
    set(changes) {
      const edit = $edit.get()
      const save = edit.save.state === 'saving' ? edit.save : idle
      show({ ...edit, changes: { ...edit.changes, ...changes }, save })
    },
    undo: () => show({ ...$edit.get(), changes: {}, save: idle }),
    async save() {
      const { changes, save } = $edit.get()
      if (save.state === 'saving') return
      const sender = getSessionId($session.get())
      const isSameUser = () => getSessionId($session.get()) === sender
      $edit.set({ ...$edit.get(), save: { state: 'saving' } })
      try {
        const delivery = await withLock(LOCK, async () => {
          const current = getProposal(await getDelivery(), habits)
          if (!isSameUser()) throw unauthorized()
          return saveDelivery({ ...current, ...changes })
        })
        if (isSameUser()) show({ delivery, changes: $edit.get().changes, save: { state: 'saved' } })
      } catch (reason) {
        if (isSameUser()) $edit.set({ ...$edit.get(), save: { state: 'failed', messages: getMessages(reason) } })
        if (reason instanceof Error) onFailure(reason)
      }
    },
    start() {
      const stops = [onUserChange(() => $edit.set(nothing)), resource.start()]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
