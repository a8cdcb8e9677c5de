import { atom, type ReadableAtom } from 'nanostores'
import { getMessages } from '#api/error-messages.ts'
import { unauthorized } from '#api/errors.ts'
import { interestRecords, saveInterestRecords } from '#api/preferences.ts'
import type { InterestRecord } from '#contract/preference.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { withLock } from '#lib/async/with-lock.ts'
import { isSameList, toCanonicalText } from '#lib/format/interest-records.ts'
import { createResource, type ResourceState } from '#session/resource.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import type { Preference } from '../preference.ts'
import type { SaveOutcome } from '../save-outcome.ts'
import { type Entry, toEntries, withoutEntries, withPreference } from './distribution-entries.ts'

/** The state of the editor (R349); `begun` is its initial content. */
type EditorState =
  | { state: 'closed' }
  | { state: 'creating'; begun: Preference }
  | { state: 'editing'; entry: Entry; begun: Preference }

export type DistributionStore = {
  /** The preferences, numbered (R344). */
  $list: ReadableAtom<ResourceState<readonly Entry[]>>
  $editor: ReadableAtom<EditorState>
  create(): void
  edit(entry: Entry): void
  close(): void
  /** Saves the editor's preference at its index or at the end, and closes the editor (R354). */
  save(preference: Preference): Promise<SaveOutcome>
  /** Deletes entries: one, or all that the user has seen (R355–R357). */
  remove(entries: readonly Entry[]): Promise<SaveOutcome>
  retry(): void
  /** Loads the list. Returns a function that cancels the request. */
  start(): () => void
}

type DistributionOptions = {
  irrelevantCris: readonly string[]
  onFailure: (failure: Error) => void
}

type Change = {
  /** Builds the new list from the shown one; undefined if the shown list has changed since. */
  buildList(): InterestRecord[] | undefined
  /** Called after the save, before the list is shown. */
  saved?(): void
}

const LOCK = 'research-portal.preferences'
const closed = { state: 'closed' } as const

export const getEntries = (list: ResourceState<readonly Entry[]>): readonly Entry[] =>
  list.state === 'ready' ? list.value : []

/**
 * The research preferences of a user. Each save replaces the whole list, so it must be based on the list that the user
 * saw. The list is loaded again first, under a lock that other windows wait for.
 */
export function createDistribution({ irrelevantCris, onFailure }: DistributionOptions): DistributionStore {
  const resource = createResource({ fetch: interestRecords, onFailure })
  const $list = atom<ResourceState<readonly Entry[]>>({ state: 'loading' })
  const $editor = atom<EditorState>(closed)
  const reloader = takeLatest()
  let known: readonly InterestRecord[] = []
  /** A list that was sent without an answer. It may be stored, and then does not come from another window. */
  let unanswered: readonly InterestRecord[] | undefined
  let last: Promise<unknown> = Promise.resolve()

  const isUnanswered = (records: readonly InterestRecord[]) =>
    unanswered !== undefined && isSameList(records, unanswered)

  const entries = () => getEntries($list.get())

  /**
   * Shows a list. The edited preference is found again by an equal record, so that no change of another window is
   * overwritten unseen; otherwise its draft becomes a new preference.
   */
  const take = (records: readonly InterestRecord[]) => {
    const shown = $list.get()
    if (shown.state === 'ready' && isSameList(records, known)) return
    const before = entries()
    const next = toEntries(records, irrelevantCris, { entries: before, length: known.length })
    known = records
    $list.set({ state: 'ready', value: next })
    const editor = $editor.get()
    if (editor.state === 'closed') return
    const isOurs = isUnanswered(records)
    const isAbout = ({ id, record }: Entry) => {
      if (editor.state === 'creating') return isOurs && !before.some((entry) => entry.id === id)
      return id === editor.entry.id && (isOurs || toCanonicalText(record) === toCanonicalText(editor.entry.record))
    }
    const entry = next.find(isAbout)
    const { begun } = editor
    $editor.set(entry ? { state: 'editing', entry, begun } : { state: 'creating', begun })
  }

  /** Loads the list again and shows it if `isToShow` accepts it. If loading fails, the shown list stays. */
  const reload = (isToShow: (records: readonly InterestRecord[]) => boolean) =>
    reloader.run(interestRecords, (outcome) => {
      if (outcome.status === 'fulfilled' && isToShow(outcome.value)) take(outcome.value)
    })

  const send = async ({ buildList, saved }: Change): Promise<SaveOutcome> => {
    const sessionId = getSessionId($session.get())
    reloader.stop()
    const newest = await interestRecords()
    if (isUnanswered(newest)) take(newest)
    const isCurrent = isSameList(newest, known)
    const next = isCurrent && buildList()
    if (!next) {
      take(newest)
      return { state: 'changed-elsewhere' }
    }
    // Never save one user's list as another's.
    if (getSessionId($session.get()) !== sessionId) throw unauthorized()
    unanswered = next
    const isSaved = await saveInterestRecords(next)
    unanswered = undefined
    if (!isSaved) return { state: 'failed', messages: [] }
    saved?.()
    take(next)
    // Show what the API has stored.
    void reload(() => true)
    return { state: 'saved' }
  }

  /** Saves run one after another, each based on the result of the one before. */
  const enqueue = (change: Change): Promise<SaveOutcome> => {
    const outcome = last
      .then(() => withLock(LOCK, () => send(change)))
      .catch((reason: unknown): SaveOutcome => {
        if (reason instanceof Error) onFailure(reason)
        // It may have been stored. If the list is another one, the next save finds and reports it.
        if (unanswered) void reload(isUnanswered)
        return { state: 'failed', messages: getMessages(reason) }
      })
    last = outcome
    return outcome
  }

  return {
    $list,
    $editor,
    create: () => $editor.set({ state: 'creating', begun: {} }),
    edit: (entry) => $editor.set({ state: 'editing', entry, begun: entry.preference }),
    close: () => $editor.set(closed),
    save(preference) {
      let editor: EditorState = closed
      return enqueue({
        buildList() {
          editor = $editor.get()
          if (editor.state === 'closed') return undefined
          return withPreference(known, preference, editor.state === 'editing' ? editor.entry : undefined)
        },
        // The editor may show another preference now.
        saved: () => $editor.get() === editor && $editor.set(closed),
      })
    },
    remove: (entriesToGo) =>
      enqueue({
        buildList() {
          const requested = new Map(entriesToGo.map(({ id, record }) => [id, toCanonicalText(record)]))
          const going = entries().filter(({ id }) => requested.has(id))
          const isUnchanged = ({ id, record }: Entry) => requested.get(id) === toCanonicalText(record)
          return going.every(isUnchanged) ? withoutEntries(known, going) : undefined
        },
      }),
    retry: resource.retry,
    start() {
      const stopFollowing = resource.$state.subscribe((state) =>
        state.state === 'ready' ? take(state.value) : $list.set(state),
      )
      const stop = resource.start()
      return () => {
        stopFollowing()
        stop()
        reloader.stop()
      }
    },
  }
}
