import { atom, type ReadableAtom } from 'nanostores'
import { changeDeskEvent, createDeskEvent } from '#api/desk-events.ts'
import { ApiError } from '#api/errors.ts'
import type { DeskEvent } from '#contract/desk-events.ts'
import { type Draft, findProblems, newDraft, type Problems, parseProblems, toBody, toDraft } from './draft.ts'

export type FormState = {
  draft: Draft
  /** Shown from the first attempt to save on. */
  problems: Problems
  save: 'idle' | 'saving' | 'invalid' | 'failed' | 'conflict'
  /** Counts refused attempts, after each of which the first wrong field gets the focus. */
  attempts: number
}

export type FormStore = {
  $state: ReadableAtom<FormState>
  /** What the draft was made from. */
  initial: Draft
  isDirty(): boolean
  set(changes: Partial<Draft>): void
  discard(): void
  /** Saves the draft; undefined if it was not saved, for a reason that `$state` has. The draft stays. */
  save(): Promise<DeskEvent | undefined>
}

/** The draft of a new event, or of a change. */
export function createForm(event: DeskEvent | undefined, zone: string): FormStore {
  const initial = event ? toDraft(event) : newDraft(zone)
  const fresh: FormState = { draft: initial, problems: {}, save: 'idle', attempts: 0 }
  const $state = atom(fresh)
  /** What is stored. */
  let stored = initial
  const update = (changes: Partial<FormState>) => $state.set({ ...$state.get(), ...changes })
  const refuse = (save: FormState['save'], problems: Problems = {}) => {
    update({ save, problems, attempts: $state.get().attempts + 1 })
    return undefined
  }

  const send = (draft: Draft) =>
    event ? changeDeskEvent(event.id, { ...toBody(draft), revision: event.revision }) : createDeskEvent(toBody(draft))

  const explain = (reason: unknown) => {
    if (!(reason instanceof ApiError)) return refuse('failed')
    if (reason.status === 409) return refuse('conflict')
    const problems = reason.status === 422 ? parseProblems(reason.errors) : undefined
    return problems ? refuse('invalid', problems) : refuse('failed')
  }

  return {
    $state,
    initial,
    isDirty: () => JSON.stringify($state.get().draft) !== JSON.stringify(stored),
    set(changes) {
      const { draft: before, save, attempts } = $state.get()
      // A change would not be in what is being stored.
      if (save === 'saving') return
      const draft = { ...before, ...changes }
      // Once something was refused, each correction is seen at once.
      update({ draft, ...(attempts > 0 && save === 'invalid' && { problems: findProblems(draft, event) }) })
    },
    discard: () => $state.set(fresh),
    async save() {
      const { draft, save } = $state.get()
      if (save === 'saving') return undefined
      const problems = findProblems(draft, event)
      if (Object.keys(problems).length > 0) return refuse('invalid', problems)
      update({ save: 'saving', problems: {} })
      try {
        const saved = await send(draft)
        stored = draft
        $state.set({ ...fresh, draft })
        return saved
      } catch (reason) {
        return explain(reason)
      }
    },
  }
}
