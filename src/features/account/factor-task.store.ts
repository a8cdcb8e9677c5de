import { atom, type ReadableAtom } from 'nanostores'
import { confirmTotp, reauthenticate, removeTotp, renewRecoveryCodes, startTotp } from '#api/factors.ts'
import type { Reauthenticate, TotpSetup } from '#contract/factor.ts'

/** What the user wants to change. */
export type FactorTask = 'set-up' | 'renew' | 'remove'

export type FactorStep =
  | { step: 'loading' }
  | { step: 'failed' }
  /** Whether it is really to be done. */
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
}

type TaskOptions = {
  task: FactorTask
  /** Factors have changed; the dialog may still show the new codes. */
  onChanged: () => void
  /** There is nothing more to show. */
  onDone: () => void
  onFailure: (failure: Error) => void
}

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
      const { status } = reason as { status?: number }
      if (status === 403) {
        resume = () => {
          goTo(at)
          return run(work, fallback)
        }
        return goTo({ step: 'identity' })
      }
      const failure = failures[status ?? 0] ?? 'other'
      $state.set({ at: fallback ?? at, busy: false, failure })
      if (reason instanceof Error) onFailure(reason)
    }
  }
  const show = (codes: readonly string[]) => {
    onChanged()
    goTo({ step: 'codes', codes })
  }
  const begin = () => run(async () => goTo({ step: 'app', setup: await startTotp() }), { step: 'failed' })
  const remove = async () => {
    await removeTotp()
    onChanged()
    onDone()
  }
  const refuse = () => $state.set({ at: $state.get().at, busy: false, failure: 'incomplete' })

  return {
    $state,
    start() {
      if (task !== 'set-up') return
      goTo({ step: 'loading' })
      void begin()
    },
    confirm: () => run(task === 'remove' ? remove : async () => show(await renewRecoveryCodes())),
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
    enterCode: async (code) => (code === '' ? refuse() : run(async () => show(await confirmTotp(code)))),
  }
}
