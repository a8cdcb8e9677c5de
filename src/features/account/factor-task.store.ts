import { isNotFound } from '#api/errors.ts'
import { confirmTotp, listFactors, removeTotp, renewRecoveryCodes, startTotp } from '#api/factors.ts'
import type { TotpSetup } from '#contract/factor.ts'
import { createTask, type TaskSteps } from './task.store.ts'

/** What the user wants to change. */
export type FactorTask = 'set-up' | 'renew' | 'remove'

export type FactorStep =
  | { step: 'loading' }
  | { step: 'failed' }
  /** Whether it is really to be done. A setup asks for new codes if the app is on, since its codes may not have been seen. */
  | { step: 'question' }
  | { step: 'app'; setup: TotpSetup }
  | { step: 'codes'; codes: readonly string[] }

export type FactorTaskStore = TaskSteps<FactorStep> & {
  /** Begins, or begins again after a failure. */
  start(): void
  /** Does what the question is about. */
  confirm(): Promise<void>
  enterCode(code: string): Promise<void>
}

type TaskOptions = {
  task: FactorTask
  /** Factors have changed, or may have; the dialog may still show the new codes. */
  onChanged: () => void
  /** There is nothing more to show. Codes are not renewed but removed if another tab has removed the app. */
  onDone: (done: FactorTask) => void
  onFailure: (failure: Error) => void
}

const statusOf = (reason: unknown) => (reason as { status?: number }).status

/** The way to a changed factor. Where the API asks for the password first, the way goes on after it. */
export function createFactorTask({ task, onChanged, onDone, onFailure }: TaskOptions): FactorTaskStore {
  const first: FactorStep = { step: task === 'set-up' ? 'loading' : 'question' }
  const { $state, goTo, run, refuse, clear, identify, identifyByPasskey } = createTask<FactorStep>({
    first,
    onChanged,
    onFailure,
  })
  const show = (codes: readonly string[]) => {
    onChanged()
    goTo({ step: 'codes', codes })
  }
  /**
   * Handles a failed setup. The app may be on by now: the answer to an earlier code was lost, or another tab was faster. Rejects
   * with a failure of another cause, and always with the `known` statuses.
   */
  const explain =
    (...known: unknown[]) =>
    async (reason: unknown) => {
      if (known.includes(statusOf(reason))) throw reason
      const factors = await listFactors(new AbortController().signal).catch(() => undefined)
      if (!(factors?.totp || isNotFound(reason))) throw reason
      onChanged()
      // Not on: the time for the setup is over, so it begins again.
      goTo({ step: factors?.totp ? 'question' : 'failed' })
    }
  const begin = () =>
    run(() => startTotp().then((setup) => goTo({ step: 'app', setup }), explain(403, 429)), { step: 'failed' })
  const turnOn = (code: string) => confirmTotp(code).then(show, explain(403, 422, 429))
  const removed = () => {
    onChanged()
    onDone('remove')
  }
  /** Without an app there is nothing left to do. */
  const unlessRemoved = (reason: unknown) => {
    if (!isNotFound(reason)) throw reason
    removed()
  }
  const remove = () => removeTotp().then(removed, unlessRemoved)
  const renew = () => renewRecoveryCodes().then(show, unlessRemoved)

  return {
    $state,
    start() {
      if (task !== 'set-up') return
      goTo({ step: 'loading' })
      void begin()
    },
    confirm: () => run(task === 'remove' ? remove : renew),
    identify,
    identifyByPasskey,
    enterCode: async (code) => (code === '' ? refuse() : run(() => turnOn(code))),
    clear,
  }
}
