import { atom, type ReadableAtom } from 'nanostores'

export type SubmissionState<Failure> = { state: 'idle' | 'submitting' | 'done' } | { state: 'failed'; failure: Failure }

export type Submission<Failure> = {
  $state: ReadableAtom<SubmissionState<Failure>>
  /** Does the work, then `onDone`, which is told whether the form has been left; nothing while other work is under way. */
  send(work: () => Promise<unknown>, onDone: (isLeft: boolean) => void): Promise<void>
  /** Nobody sees the form any more: what is under way goes on, but only its success is still of interest. */
  leave(): void
}

/** The sending of one form: never twice at once, and never undone by leaving (R066, R087). */
export function createSubmission<Failure>(
  failureOf: (reason: unknown) => Failure,
  onFailure: (failure: Error) => void,
): Submission<Failure> {
  const $state = atom<SubmissionState<Failure>>({ state: 'idle' })
  let round = 0
  return {
    $state,
    async send(work, onDone) {
      if ($state.get().state === 'submitting') return
      const mine = round
      $state.set({ state: 'submitting' })
      try {
        await work()
      } catch (reason) {
        if (mine !== round) return
        $state.set({ state: 'failed', failure: failureOf(reason) })
        if (reason instanceof Error) onFailure(reason)
        return
      }
      const isLeft = mine !== round
      if (!isLeft) $state.set({ state: 'done' })
      onDone(isLeft)
    },
    leave() {
      round++
      $state.set({ state: 'idle' })
    },
  }
}
