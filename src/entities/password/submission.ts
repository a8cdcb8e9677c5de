import { atom, type ReadableAtom } from 'nanostores'

export type SubmissionState<Failure> = { state: 'idle' | 'submitting' | 'done' } | { state: 'failed'; failure: Failure }

export type Submission<Failure> = {
  $state: ReadableAtom<SubmissionState<Failure>>
  /** Runs `work`, then calls `onDone` with whether the form has been left, and the result. Ignored while another submission runs. */
  send<T>(work: () => Promise<T>, onDone: (isLeft: boolean, result: T) => void): Promise<void>
  /** The form is no longer visible. A running request continues, but only its success is reported. */
  abandon(): void
}

/** The submission of a form: one at a time, and not cancelled by leaving (R066, R087). */
export function createSubmission<Failure>(
  toFailure: (reason: unknown) => Failure,
  onFailure: (failure: Error) => void,
): Submission<Failure> {
  const $state = atom<SubmissionState<Failure>>({ state: 'idle' })
  let round = 0
  return {
    $state,
    async send<T>(work: () => Promise<T>, onDone: (isLeft: boolean, result: T) => void) {
      if ($state.get().state === 'submitting') return
      const mine = round
      $state.set({ state: 'submitting' })
      let result: T
      try {
        result = await work()
      } catch (reason) {
        if (mine !== round) return
        $state.set({ state: 'failed', failure: toFailure(reason) })
        if (reason instanceof Error) onFailure(reason)
        return
      }
      const isLeft = mine !== round
      if (!isLeft) $state.set({ state: 'done' })
      onDone(isLeft, result)
    },
    abandon() {
      round++
      $state.set({ state: 'idle' })
    },
  }
}
