import { atom, type ReadableAtom } from 'nanostores'

export type SubmissionState<Failure> = { state: 'idle' | 'submitting' | 'done' } | { state: 'failed'; failure: Failure }

export type Submission<Failure> = {
  $state: ReadableAtom<SubmissionState<Failure>>
  /** Runs `work`, then calls `onDone` with whether the form has been left. Ignored while another submission runs. */
  send(work: () => Promise<unknown>, onDone: (isLeft: boolean) => void): Promise<void>
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
    async send(work, onDone) {
      if ($state.get().state === 'submitting') return
      const mine = round
      $state.set({ state: 'submitting' })
      try {
        await work()
      } catch (reason) {
        if (mine !== round) return
        $state.set({ state: 'failed', failure: toFailure(reason) })
        if (reason instanceof Error) onFailure(reason)
        return
      }
      const isLeft = mine !== round
      if (!isLeft) $state.set({ state: 'done' })
      onDone(isLeft)
    },
    abandon() {
      round++
      $state.set({ state: 'idle' })
    },
  }
}
