import { atom, type ReadableAtom } from 'nanostores'
import { reauthenticate } from '#api/factors.ts'
import type { Reauthenticate } from '#contract/factor.ts'
import { confirmByPasskey } from './confirm-by-passkey.ts'

/** Why the last press changed nothing. */
export type TaskFailure = 'incomplete' | 'wrong' | 'limited' | 'cancelled' | 'known' | 'passkey-needed' | 'other'

/** The user has to show who it is first. */
type IdentityStep = { step: 'identity' }

type TaskState<Step> = { at: Step | IdentityStep; busy: boolean; failure?: TaskFailure }

/** What the dialogs of all tasks call. */
export type TaskSteps<Step> = {
  $state: ReadableAtom<TaskState<Step>>
  /** Enters the password or a code, and goes on with what needed it. */
  identify(secret: Reauthenticate): Promise<void>
  /** The same by a passkey. */
  identifyByPasskey(): Promise<void>
  /** Clears a failure when something else is to be entered. */
  clear(): void
}

type Task<Step> = TaskSteps<Step> & {
  goTo(at: Step): void
  /** Runs a call. `fallback` is shown if it fails; left out: the same step again. */
  run(work: () => Promise<void>, fallback?: Step): Promise<void>
  /** Something is missing in what was entered. */
  refuse(): void
}

type TaskOptions<Step> = {
  first: Step
  /** What was wanted may have been done although the call failed. */
  onChanged: () => void
  onFailure: (failure: Error) => void
}

const failures: Readonly<Record<number, TaskFailure>> = { 403: 'passkey-needed', 422: 'wrong', 429: 'limited' }

/** How the browser says that there will be no passkey. */
const refusals: Readonly<Record<string, TaskFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

const toFailure = (reason: unknown): TaskFailure => {
  const { status, name } = Object(reason) as { status?: number; name?: string }
  return failures[status ?? 0] ?? (reason instanceof DOMException && name ? refusals[name] : undefined) ?? 'other'
}

/** A change in steps. Where the API asks who it is first, the change goes on after the answer. */
export function createTask<Step>({ first, onChanged, onFailure }: TaskOptions<Step>): Task<Step> {
  const $state = atom<TaskState<Step>>({ at: first, busy: false })
  let resume: () => Promise<void> = async () => {}
  const show = (at: Step | IdentityStep) => $state.set({ at, busy: false })

  const runAt = async (work: () => Promise<void>, fallback?: Step) => {
    const { at, busy } = $state.get()
    if (busy) return
    $state.set({ at, busy: true })
    try {
      await work()
    } catch (reason) {
      if ((reason as { code?: string }).code === 'confirmation-required') {
        resume = () => {
          show(at)
          return runAt(work, fallback)
        }
        return show({ step: 'identity' })
      }
      const failure = toFailure(reason)
      // The change may have been made and its answer lost.
      if (failure === 'other') onChanged()
      $state.set({ at: fallback ?? at, busy: false, failure })
      if (reason instanceof Error && failure !== 'cancelled') onFailure(reason)
    }
  }
  const refuse = () => $state.set({ at: $state.get().at, busy: false, failure: 'incomplete' })

  const identifyBy = async (confirm: () => Promise<void>) => {
    let isKnown = false
    await runAt(async () => {
      await confirm()
      isKnown = true
      show($state.get().at)
    })
    if (isKnown) await resume()
  }

  return {
    $state,
    goTo: show,
    run: runAt,
    refuse,
    clear: () => show($state.get().at),
    identify: async (secret) => (secret.password || secret.code ? identifyBy(() => reauthenticate(secret)) : refuse()),
    identifyByPasskey: () => identifyBy(confirmByPasskey),
  }
}
