import { atom, type ReadableAtom } from 'nanostores'
import { unauthorized } from '../../api/errors.ts'
import { interestRecords, saveInterestRecords } from '../../api/preferences.ts'
import type { InterestRecord } from '../../contract/preference.ts'
import { inTurn } from '../../lib/in-turn.ts'
import { latest } from '../../lib/latest.ts'
import { createResource, type ResourceState } from '../../session/resource.ts'
import { $session, readerOf } from '../../session/session.store.ts'
import { distributionTexts as t } from '../../text/distribution.ts'
import { type Entry, entriesOf, isSameList, withoutEntries, withPreference } from './distribution-entries.ts'
import type { Preference } from './preference.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** What the editor is about (R349); `begun` is what it began with. */
export type EditorState =
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

const LOCK = 'research-portal.preferences'
const closed = { state: 'closed' } as const

/**
 * The research preferences of a reader. Each save is the whole list, so it is sent only on top of the list that the reader
 * saw: it is read once more first, while other windows wait for their turn.
 */
export function createDistribution({ irrelevantCris, onFailure }: DistributionOptions): DistributionStore {
  const resource = createResource({ fetch: interestRecords, onFailure })
  const $list = atom<ResourceState<readonly Entry[]>>({ state: 'loading' })
  const $editor = atom<EditorState>(closed)
  const rereader = latest()
  let known: readonly InterestRecord[] = []
  /** Sent, and not answered: it may have been stored all the same, and is no other window's list then. */
  let unanswered: readonly InterestRecord[] | undefined
  let underWay: Promise<SaveOutcome> | undefined

  const isUnanswered = (records: readonly InterestRecord[]) =>
    unanswered !== undefined && isSameList(records, unanswered)

  const entries = (): readonly Entry[] => {
    const shown = $list.get()
    return shown.state === 'ready' ? shown.value : []
  }

  /** Shows a list; what the editor is about is found again in it, or its draft becomes a new preference. */
  const take = (records: readonly InterestRecord[]) => {
    const shown = $list.get()
    if (shown.state === 'ready' && isSameList(records, known)) return
    const before = entries()
    const next = entriesOf(records, irrelevantCris, { entries: before, length: known.length })
    known = records
    $list.set({ state: 'ready', value: next })
    const editor = $editor.get()
    if (editor.state === 'closed') return
    const isNew = ({ id }: Entry) => !before.some((entry) => entry.id === id)
    const entry =
      editor.state === 'editing'
        ? next.find(({ id }) => id === editor.entry.id)
        : isUnanswered(records) && next.find(isNew)
    const { begun } = editor
    $editor.set(entry ? { state: 'editing', entry, begun } : { state: 'creating', begun })
  }

  /** What the API has made of a list shows in the list itself; where it cannot be read, what was sent stays. */
  const reread = () =>
    rereader.run(interestRecords, (outcome) => {
      if (outcome.status === 'fulfilled') take(outcome.value)
    })

  /** `change` makes the new list of the one that is shown, or nothing where it was meant for another. */
  const send = async (change: () => InterestRecord[] | undefined): Promise<SaveOutcome> => {
    const reader = readerOf($session.get())
    rereader.stop()
    const newest = await interestRecords()
    if (isUnanswered(newest)) take(newest)
    const isCurrent = isSameList(newest, known)
    const next = isCurrent && change()
    if (!next) {
      take(newest)
      return { state: 'changed-elsewhere' }
    }
    // Nothing of one reader's is saved as another's.
    if (readerOf($session.get()) !== reader) throw unauthorized()
    unanswered = next
    const isSaved = await saveInterestRecords(next)
    unanswered = undefined
    if (!isSaved) return { state: 'failed', message: t.wentWrong }
    $editor.set(closed)
    take(next)
    void reread()
    return { state: 'saved' }
  }

  /** One save at a time: whoever asks meanwhile is told how that one ends. */
  const saveOnce = (change: () => InterestRecord[] | undefined): Promise<SaveOutcome> => {
    underWay ??= inTurn(LOCK, () => send(change))
      .catch((reason: unknown): SaveOutcome => {
        if (!(reason instanceof Error)) return { state: 'failed', message: t.wentWrong }
        onFailure(reason)
        void reread()
        return { state: 'failed', message: reason.message }
      })
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  return {
    $list,
    $editor,
    create: () => $editor.set({ state: 'creating', begun: {} }),
    edit: (entry) => $editor.set({ state: 'editing', entry, begun: entry.preference }),
    close: () => $editor.set(closed),
    save: (preference) =>
      saveOnce(() => {
        const editor = $editor.get()
        if (editor.state === 'closed') return undefined
        return withPreference(known, preference, editor.state === 'editing' ? editor.entry : undefined)
      }),
    remove: (gone) =>
      saveOnce(() => {
        const present = entries()
        const left = gone.filter(({ id }) => present.some((entry) => entry.id === id))
        return left.every((entry) => present.includes(entry)) ? withoutEntries(known, left) : undefined
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
