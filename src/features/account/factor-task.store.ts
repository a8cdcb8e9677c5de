import { atom, type ReadableAtom } from 'nanostores'
import { isNotFound } from '#api/errors.ts'
import { confirmTotp, listFactors, reauthenticate, removeTotp, renewRecoveryCodes, startTotp } from '#api/factors.ts'
import type { Reauthenticate, TotpSetup } from '#contract/factor.ts'

/** What the user wants to change. */
export type FactorTask = 'set-up' | 'renew' | 'remove'

export type FactorStep =
  | { step: 'loading' }
  | { step: 'failed' }
  /** Whether it is really to be done. A setup asks for new codes if the app is on, since its codes may not have been seen. */
  | { step: 'question' }
  /** The password or a code has to be entered first. */
  | { step: 'identity' }
  | { step: 'app'; setup: TotpSetup }
  | { step: 'codes'; codes: readonly string[] }

/** Why the last press changed nothing. */
export type TaskFailure = 'incomplete' | 'wrong' | 'limited' | 'other'

type FactorTaskState = { at: FactorStep; busy: boolean; failure?: TaskFailure }

export type FactorTaskStore = {
  $state: ReadableAtom<FactorTaskState>
  /** Begins, or begins again after a failure. */
  start(): void
  /** Does what the question is about. */
  confirm(): Promise<void>
  /** Enters the password or a code, and goes on with what needed it. */
  identify(secret: Reauthenticate): Promise<void>
  enterCode(code: string): Promise<void>
  /** Clears a failure when something else is to be entered. */
  clear(): void
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

const failures: Readonly<Record<number, TaskFailure>> = { 422: 'wrong', 429: 'limited' }

/** The way to a changed factor. Where the API asks for the password first, the way goes on after it. */
export function createFactorTask({ task, onChanged, onDone, onFailure }: TaskOptions): FactorTaskStore {
  const $state = atom<FactorTaskState>({ at: { step: task === 'set-up' ? 'loading' : 'question' }, busy: false })
  let resume: () => Promise<void> = async () => {}
  const goTo = (at: FactorStep) => $state.set({ at, busy: false })

  /** Runs a call. `fallback` is shown if it fails; left out: the same step again. */
  const run = async (work: () => Promise<void>, fallback?: FactorStep) => {
    const { at, busy } = $state.get()
    if (busy) return
    $state.set({ at, busy: true })
    try {
      await work()
    } catch (reason) {
      const status = statusOf(reason)
      if (status === 403) {
        resume = () => {
          goTo(at)
          return run(work, fallback)
        }
        return goTo({ step: 'identity' })
      }
      const failure = failures[status ?? 0] ?? 'other'
      // The change may have been made and its answer lost.
      if (failure === 'other') onChanged()
      $state.set({ at: fallback ?? at, busy: false, failure })
      if (reason instanceof Error) onFailure(reason)
    }
  }
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
  const refuse = () => $state.set({ at: $state.get().at, busy: false, failure: 'incomplete' })

  return {
    $state,
    start() {
      if (task !== 'set-up') return
      goTo({ step: 'loading' })
      void begin()
    },
    confirm: () => run(task === 'remove' ? remove : renew),
    async identify(secret) {
      if (!(secret.password || secret.code)) return refuse()
      let isKnown = false
      await run(async () => {
        await reauthenticate(secret)
        isKnown = true
        goTo($state.get().at)
      })
      if (isKnown) await resume()
    },
    enterCode: async (code) => (code === '' ? refuse() : run(() => turnOn(code))),
    clear: () => goTo($state.get().at),
  }
}
