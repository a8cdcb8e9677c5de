import { atom, type ReadableAtom } from 'nanostores'
import { type Category, isComplete, isSame, type Preference } from '../preference.ts'
import type { SaveOutcome } from '../save-outcome.ts'
import { createEditorLists, type EditorLists } from './editor-lists.store.ts'

/** How the last save ended, if not well, or that one is under way. */
export type Saving =
  | { state: 'idle' | 'saving' | 'changed-elsewhere' }
  | { state: 'failed'; messages: readonly string[] }

type EditorOptions = {
  /** What the draft begins with. */
  preference: Preference
  /** However it goes, it is told as an outcome. */
  onSave(preference: Preference): Promise<SaveOutcome>
  onSaved(): void
  onFailure(failure: Error): void
}

export type EditorStore = Pick<EditorLists, '$options' | '$related' | 'retry'> & {
  $draft: ReadableAtom<Preference>
  $saving: ReadableAtom<Saving>
  /** Takes the values of a category; an empty one has no key. What is being saved stays as it is. */
  choose(category: Category, values: readonly string[]): void
  /** Saves the draft, unless it lacks a region or a sector (R350) or is being saved already. */
  save(): Promise<void>
  isDirty(): boolean
  start(): () => void
}

/** The draft of one preference from the opening of the editor to its end; whatever a save comes to, it is kept (R360, R361). */
export function createEditor({ preference, onSave, onSaved, onFailure }: EditorOptions): EditorStore {
  const lists = createEditorLists(onFailure)
  const $draft = atom(preference)
  const $saving = atom<Saving>({ state: 'idle' })
  let isGone = false

  return {
    $options: lists.$options,
    $related: lists.$related,
    retry: lists.retry,
    $draft,
    $saving,
    choose(category, values) {
      if ($saving.get().state === 'saving') return
      const { [category]: _, ...others } = $draft.get()
      const draft: Preference = values.length > 0 ? { ...others, [category]: values } : others
      $draft.set(draft)
      lists.follow(draft)
    },
    async save() {
      const draft = $draft.get()
      if ($saving.get().state === 'saving' || !isComplete(draft)) return
      $saving.set({ state: 'saving' })
      const outcome = await onSave(draft)
      if (isGone) return
      if (outcome.state === 'saved') onSaved()
      else $saving.set(outcome)
    },
    isDirty: () => !isSame($draft.get(), preference),
    start() {
      isGone = false
      const stop = lists.start()
      lists.follow($draft.get())
      return () => {
        isGone = true
        stop()
      }
    },
  }
}
