import { atom, type ReadableAtom } from 'nanostores'
import { getMessages } from '#api/error-messages.ts'
import { ApiError, unauthorized } from '#api/errors.ts'
import { accessPreferences, saveAccessPreferences } from '#api/preferences.ts'
import { withLock } from '#lib/async/with-lock.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import {
  type AccessRow,
  accessRows,
  activeLabels,
  changesTo,
  permittedOptions,
  type Staged,
  withChanges,
} from './access-options.ts'

export type AccessSave =
  /** `withdrawn`: an option is no longer permitted (C72). */
  | { state: 'idle' | 'saving' | 'saved' | 'withdrawn' }
  /** The server's messages; empty: a general one. */
  | { state: 'failed'; messages: readonly string[] }

/** The stored rows, and the user's unsaved changes. */
export type AccessEdit = { rows: readonly AccessRow[]; staged: Staged; save: AccessSave }

export type AccessStore = Pick<Resource<unknown>, '$state' | 'retry' | 'start'> & {
  $edit: ReadableAtom<AccessEdit>
  /** Sets a switch without saving. */
  set(label: string, active: boolean): void
  /** Turns all switches off without saving (C75). */
  removeAll(): void
  /** Sets all switches back to what is stored. */
  undo(): void
  /**
   * Saves the changes, unless a save is running or there are none. Reports options that are no longer permitted (C72).
   */
  save(): Promise<void>
  /** Hides the outcome of a save. */
  dismiss(): void
}

const LOCK = 'research-portal.access-preferences'

const idle = { state: 'idle' } as const
const nothing: AccessEdit = { rows: [], staged: new Map(), save: idle }

/** The email preferences: loaded, changed here, and saved as a whole (R370, R372–R376). */
export function createAccess({ onFailure }: { onFailure: (failure: Error) => void }): AccessStore {
  const $edit = atom(nothing)
  let isShown = false

  const change = (changes: Partial<AccessEdit>) => {
    const next = { ...$edit.get(), ...changes }
    // A switch set back during a save may be a change afterwards, so it is kept until then.
    const isSaving = next.save.state === 'saving'
    $edit.set(isSaving ? next : { ...next, staged: changesTo(next.rows, next.staged) })
  }
  const stage = (values: Iterable<readonly [string, boolean]>) => {
    const { staged, save } = $edit.get()
    change({ staged: new Map([...staged, ...values]), save: save.state === 'saved' ? idle : save })
  }

  const table = createResource({
    fetch: async (signal) => accessRows(await accessPreferences(signal)),
    onReady: (rows) => change({ rows }),
    onFailure,
  })

  /** Applies the changes to the rows stored now, which another window may have changed. Returns the stored rows. */
  const send = async (changes: Staged, isSameUser: () => boolean) => {
    const rows = withChanges(accessRows(await accessPreferences()), changes)
    if (!isSameUser()) throw unauthorized()
    if (!(await saveAccessPreferences(activeLabels(rows)))) throw new ApiError('bad-response', '')
    return rows
  }

  return {
    $state: table.$state,
    $edit,
    retry: table.retry,
    set: (label, active) => stage([[label, active]]),
    removeAll: () => stage(permittedOptions($edit.get().rows).map(({ label }) => [label, false])),
    undo: () => stage(permittedOptions($edit.get().rows).map(({ label, active }) => [label, active])),
    dismiss: () => change({ save: idle }),
    async save() {
      const { rows, staged, save } = $edit.get()
      const changes = changesTo(rows, staged)
      if (save.state === 'saving' || changes.size === 0) return
      const reader = getSessionId($session.get())
      const isSameUser = () => getSessionId($session.get()) === reader
      change({ save: { state: 'saving' } })
      try {
        const saved = await withLock(LOCK, () => send(changes, isSameUser))
        if (!isSameUser()) return
        const later = [...$edit.get().staged].filter(([label, active]) => changes.get(label) !== active)
        const permitted = new Set(permittedOptions(saved).map(({ label }) => label))
        const isWithdrawn = [...changes.keys()].some((label) => !permitted.has(label))
        change({
          rows: saved,
          staged: new Map(later),
          save: { state: isWithdrawn ? 'withdrawn' : 'saved' },
        })
        // A failure of the reload is not a failure of the save; the sent state is already shown.
        if (isShown) table.reload()
      } catch (reason) {
        if (isSameUser()) change({ save: { state: 'failed', messages: getMessages(reason) } })
        if (reason instanceof Error) onFailure(reason)
      }
    },
    start() {
      isShown = true
      const stops = [onUserChange(() => $edit.set(nothing)), table.start()]
      return () => {
        isShown = false
        for (const stop of stops) stop()
      }
    },
  }
}
