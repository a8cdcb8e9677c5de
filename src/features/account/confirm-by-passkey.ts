import { reauthenticate } from '#api/factors.ts'
import { startPasskeyConfirmation } from '#api/passkeys.ts'
import { askForPasskey } from '#lib/dom/webauthn.ts'

/** A refusal that is no fault of what was entered. */
export const unlessRefused = (reason: unknown) => {
  throw (reason as { status?: number }).status === 422 ? new Error('Refused', { cause: reason }) : reason
}

/** Has the browser ask for a passkey of the account, which shows who is signed in. */
export async function confirmByPasskey(): Promise<void> {
  const passkey = await askForPasskey(await startPasskeyConfirmation())
  await reauthenticate({ passkey }).catch(unlessRefused)
}
