import type { RefObject } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { signInByPasskey, startPasskeySignIn } from '#api/passkey-sign-in.ts'
import { passkeySignInTexts } from '#i18n/en/passkeys.ts'
import { isWithinDomain, knowsPasskey, notePasskey } from '#lib/dom/passkey-support.ts'
import { askForPasskey } from '#lib/dom/webauthn.ts'
import { $session } from '#session/session.store.ts'
import type { SignInStore } from './sign-in.store.ts'

type PasskeyHost = {
  /** The container of the form. */
  place: RefObject<HTMLElement | null>
  store: SignInStore
  /** The user has chosen a passkey, and is being signed in. */
  onActing: () => void
  onSignedIn: (name: string) => void
  /** Passkeys cannot be used here: the API has none, or they belong to another domain. */
  onMissing: () => void
}

type Credential = Awaited<ReturnType<typeof askForPasskey>>

/** Of the time that a challenge is good for. */
const RENEWED_AFTER = 0.9

class MissingError extends Error {}

const isRefusal = (reason: unknown, ...names: string[]) => reason instanceof DOMException && names.includes(reason.name)

/** A browser has one request at a time: a press ends the offer until it is over, and a new form takes the place of an old one. */
let offer = new AbortController()
let press: Promise<void> | undefined

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const visible = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })

/** Options whose passkeys can be used on this page. */
async function start(signal?: AbortSignal) {
  const options = await startPasskeySignIn(signal).catch((reason: unknown) => {
    throw isMissingCall(Object(reason)) ? new MissingError() : reason
  })
  if (!isWithinDomain(location.hostname, options.rpId)) throw new MissingError()
  return options
}

async function ask(options: Awaited<ReturnType<typeof start>>, signal?: AbortSignal): Promise<Credential> {
  try {
    return await askForPasskey(options, signal && { signal, conditional: true })
  } catch (reason) {
    throw isRefusal(reason, 'SecurityError') ? new MissingError() : reason
  }
}

async function signIn({ place, onActing, onSignedIn }: PasskeyHost, credential: Credential): Promise<void> {
  onActing()
  const remember = place.current?.querySelector<HTMLInputElement>('[name=remember]')
  await signInByPasskey(credential, remember?.checked === true)
  notePasskey()
  const session = $session.get()
  if (session.state === 'signed-in') onSignedIn(session.name)
}

function tell({ store, place }: PasskeyHost, text: 'refused' | 'missing'): void {
  const { lang } = place.current?.closest<HTMLElement>('[lang]') ?? document.documentElement
  store.$state.set({ state: 'failed', failure: 'other', text: passkeySignInTexts(lang)[text] })
}

function fail(host: PasskeyHost, reason: unknown): void {
  host.store.fail(reason)
  if ((reason as { status?: number }).status === 401) tell(host, 'refused')
}

function tellMissing(host: PasskeyHost): void {
  host.onMissing()
  tell(host, 'missing')
}

/** Whether passkeys are to be offered again. */
async function offerOnce(host: PasskeyHost, signal: AbortSignal): Promise<boolean> {
  const options = await start(signal)
  const time = AbortSignal.timeout(options.timeout * RENEWED_AFTER)
  const end = AbortSignal.any([signal, time])
  let credential: Credential
  try {
    credential = await ask(options, end)
  } catch (reason) {
    if (reason instanceof MissingError) throw reason
    if (time.aborted) await visible()
    return time.aborted
  }
  try {
    await signIn(host, credential)
    return false
  } catch (reason) {
    fail(host, reason)
    return true
  }
}

/** Offers passkeys in the list of the username field, after the first paint and until somebody signs in. */
export async function offerPasskeys(host: PasskeyHost): Promise<void> {
  await painted()
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  await press
  if (!host.place.current || $session.get().state === 'signed-in') return
  offer.abort()
  offer = new AbortController()
  const { signal } = offer
  const stop = $session.listen(({ state }) => state === 'signed-in' && offer.abort())
  try {
    while (!signal.aborted && (await offerOnce(host, signal)));
  } catch (reason) {
    if (reason instanceof MissingError) host.onMissing()
  } finally {
    stop()
  }
}

async function signInOnPress(host: PasskeyHost): Promise<void> {
  const { $state } = host.store
  $state.set({ state: 'passkey' })
  offer.abort()
  try {
    await signIn(host, await ask(await start()))
  } catch (reason) {
    if (reason instanceof MissingError) tellMissing(host)
    else if (!isRefusal(reason, 'NotAllowedError', 'AbortError')) fail(host, reason)
  }
  if ($state.get().state === 'passkey') $state.set({ state: 'idle' })
}

/** Has the browser ask for a passkey, and signs in. Then passkeys are offered again, if nobody has signed in. */
export async function signInWithPasskey(host: PasskeyHost): Promise<void> {
  const { state } = host.store.$state.get()
  if (state === 'submitting' || state === 'passkey') return
  press = signInOnPress(host)
  await press
  if (knowsPasskey()) await offerPasskeys(host)
}
