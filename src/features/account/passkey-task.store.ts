import { isNotFound } from '#api/errors.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '#api/passkeys.ts'
import type { Passkey, PasskeySetup } from '#contract/passkey.ts'
import { notePasskey } from '#lib/dom/passkey-support.ts'
import { createPasskey } from '#lib/dom/webauthn.ts'
import { unlessRefused } from './confirm-by-passkey.ts'
import { createTask, type TaskSteps } from './task.store.ts'

/** What the user wants to change. */
export type PasskeyTask = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

type Device = Pick<PasskeySetup, 'browser' | 'system'>

export type PasskeyStep =
  | { step: 'loading' }
  | { step: 'failed' }
  /** Where a new passkey is made; undefined: it has a name already. */
  | { step: 'name'; device?: Device }
  | { step: 'question' }

export type PasskeyTaskStore = TaskSteps<PasskeyStep> & {
  /** Begins, or begins again after a failure. */
  start(): void
  /** Has the browser make the passkey and adds it, or renames it. */
  enterName(name: string): Promise<void>
  /** Removes the passkey. */
  confirm(): Promise<void>
}

type TaskOptions = {
  task: PasskeyTask
  /** Passkeys have changed, or may have. */
  onChanged: () => void
  onDone: (done: PasskeyTask) => void
  onFailure: (failure: Error) => void
}

const firstSteps: Readonly<Record<PasskeyTask['kind'], PasskeyStep>> = {
  add: { step: 'loading' },
  rename: { step: 'name' },
  remove: { step: 'question' },
}

/** The way to a new, renamed or removed passkey. */
export function createPasskeyTask({ task, onChanged, onDone, onFailure }: TaskOptions): PasskeyTaskStore {
  const { $state, goTo, run, refuse, clear, identify, identifyByPasskey } = createTask<PasskeyStep>({
    first: firstSteps[task.kind],
    onChanged,
    onFailure,
  })
  // Fetched before the name is entered: some browsers make a passkey only right after a press.
  let setup: PasskeySetup | undefined
  const done = () => {
    onChanged()
    onDone(task)
  }
  const begin = async () => {
    setup = await startPasskey().catch(unlessRefused)
    goTo({ step: 'name', device: setup })
  }
  const add = async (name: string) => {
    const { options } = setup ?? (await startPasskey().catch(unlessRefused))
    const credential = await createPasskey(options)
    // Its challenge is good once.
    setup = undefined
    await addPasskey({ name, credential }).catch(unlessRefused)
    notePasskey()
    done()
  }
  const change = async (name: string) => {
    if (task.kind === 'add') return add(name)
    await renamePasskey(task.passkey.id, name)
    done()
  }
  const remove = async () => {
    if (task.kind === 'add') return
    await removePasskey(task.passkey.id).catch((reason: unknown) => {
      // Another tab has removed it, which is what the user wants.
      if (!isNotFound(reason)) throw reason
    })
    done()
  }
  return {
    $state,
    start() {
      if (task.kind !== 'add') return
      goTo({ step: 'loading' })
      void run(begin, { step: 'failed' })
    },
    enterName: async (name) => (name === '' ? refuse() : run(() => change(name))),
    confirm: () => run(remove),
    identify,
    identifyByPasskey,
    clear,
  }
}
