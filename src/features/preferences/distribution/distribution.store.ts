import { atom, type ReadableAtom } from 'nanostores'
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
import { messagesOf, type SaveOutcome } from '../save-outcome.ts'
import { type Entry, entriesOf, withoutEntries, withPreference } from './distribution-entries.ts'

/** What the editor is about (R349); `begun` is what it began with. */
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
  /** Saves what the editor is about, in its place or at the end, and closes the editor (R354). */
  save(preference: Preference): Promise<SaveOutcome>
  /** Deletes these: one, or all that the reader has seen (R355–R357). */
  remove(entries: readonly Entry[]): Promise<SaveOutcome>
  retry(): void
  /** Loads the list; the result gives up what is under way. */
  start(): () => void
}

type DistributionOptions = {
  irrelevantCris: readonly string[]
  onFailure: (failure: Error) => void
}

type Change = {
  /** Makes the new list of the one that is shown; nothing where it was meant for another. */
  listOf(): InterestRecord[] | undefined
  /** Called once it is saved, before it is shown. */
  saved?(): void
}

const LOCK = 'research-portal.preferences'
const closed = { state: 'closed' } as const

export const entriesIn = (list: ResourceState<readonly Entry[]>): readonly Entry[] =>
  list.state === 'ready' ? list.value : []

/**
 * The research preferences of a reader. Each save is the whole list, so it is sent only on top of the list that the reader
 * saw: it is read once more first, while other windows wait for their turn.
 */
export function createDistribution({ irrelevantCris, onFailure }: DistributionOptions): DistributionStore {
  const resource = createResource({ fetch: interestRecords, onFailure })
  const $list = atom<ResourceState<readonly Entry[]>>({ state: 'loading' })
  const $editor = atom<EditorState>(closed)
  const rereader = takeLatest()
  let known: readonly InterestRecord[] = []
  /** Sent, and not answered: it may have been stored all the same, and is no other window's list then. */
  let unanswered: readonly InterestRecord[] | undefined
  let last: Promise<unknown> = Promise.resolve()

  const isUnanswered = (records: readonly InterestRecord[]) =>
    unanswered !== undefined && isSameList(records, unanswered)

  const entries = () => entriesIn($list.get())

  /**
   * Shows a list. What the editor is about is found again in it by an equal record, so that nobody's change is replaced
   * unseen; else its draft becomes a new preference.
   */
  const take = (records: readonly InterestRecord[]) => {
    const shown = $list.get()
    if (shown.state === 'ready' && isSameList(records, known)) return
    const before = entries()
    const next = entriesOf(records, irrelevantCris, { entries: before, length: known.length })
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

  /** Reads the list once more and shows it, if it is one to show; where it cannot be read, what is shown stays. */
  const reread = (isToShow: (records: readonly InterestRecord[]) => boolean) =>
    rereader.run(interestRecords, (outcome) => {
      if (outcome.status === 'fulfilled' && isToShow(outcome.value)) take(outcome.value)
    })

  const send = async ({ listOf, saved }: Change): Promise<SaveOutcome> => {
    const reader = getSessionId($session.get())
    rereader.stop()
    const newest = await interestRecords()
    if (isUnanswered(newest)) take(newest)
    const isCurrent = isSameList(newest, known)
    const next = isCurrent && listOf()
    if (!next) {
      take(newest)
      return { state: 'changed-elsewhere' }
    }
    // Nothing of one reader's is saved as another's.
    if (getSessionId($session.get()) !== reader) throw unauthorized()
    unanswered = next
    const isSaved = await saveInterestRecords(next)
    unanswered = undefined
    if (!isSaved) return { state: 'failed', messages: [] }
    saved?.()
    take(next)
    // What the API has made of it.
    void reread(() => true)
    return { state: 'saved' }
  }

  /** One after the other: each goes on from what the one before has left. */
  const sendInTurn = (change: Change): Promise<SaveOutcome> => {
    const outcome = last
      .then(() => withLock(LOCK, () => send(change)))
      .catch((reason: unknown): SaveOutcome => {
        if (reason instanceof Error) onFailure(reason)
        // It may have been stored. Any other list is found by the next save, which says so.
        if (unanswered) void reread(isUnanswered)
        return { state: 'failed', messages: messagesOf(reason) }
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
      return sendInTurn({
        listOf() {
          editor = $editor.get()
          if (editor.state === 'closed') return undefined
          return withPreference(known, preference, editor.state === 'editing' ? editor.entry : undefined)
        },
        // Another one may be open by now.
        saved: () => $editor.get() === editor && $editor.set(closed),
      })
    },
    remove: (entriesToGo) =>
      sendInTurn({
        listOf() {
          const asked = new Map(entriesToGo.map(({ id, record }) => [id, toCanonicalText(record)]))
          const going = entries().filter(({ id }) => asked.has(id))
          const isAsked = ({ id, record }: Entry) => asked.get(id) === toCanonicalText(record)
          return going.every(isAsked) ? withoutEntries(known, going) : undefined
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
        rereader.stop()
      }
    },
  }
}
