import { atom, type ReadableAtom } from 'nanostores'
import { type Category, isComplete, isSame, type Preference } from '../preference.ts'
import type { SaveOutcome } from '../save-outcome.ts'
import { createEditorLists, type EditorLists } from './editor-lists.store.ts'

/** The state of the last save, if it is running or has failed. */
export type Saving =
  | { state: 'idle' | 'saving' | 'changed-elsewhere' }
  | { state: 'failed'; messages: readonly string[] }

type EditorOptions = {
  /** The initial draft. */
  preference: Preference
  /** Always resolves with an outcome. */
  onSave(preference: Preference): Promise<SaveOutcome>
  onSaved(): void
  onFailure(failure: Error): void
}

export type EditorStore = Pick<EditorLists, '$options' | '$related' | 'retry'> & {
  $draft: ReadableAtom<Preference>
  $saving: ReadableAtom<Saving>
  /** Sets the values of a category; an empty category has no key. Ignored while a save is running. */
  choose(category: Category, values: readonly string[]): void
  /** Saves the draft, unless it has no region or no sector (R350), or is being saved. */
  save(): Promise<void>
  isDirty(): boolean
  start(): () => void
}

/** The draft of one preference while the editor is open. It survives failed saves (R360, R361). */
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
