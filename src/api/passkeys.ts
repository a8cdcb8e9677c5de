import type { AddPasskey, Passkey, PasskeyRequest, PasskeySetup, Passkeys } from '#contract/passkey.ts'
import { isText } from '#lib/format/is-text.ts'
import { endFactorDue } from './end-factor-due.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

const isComplete = (record: Partial<Passkey>): record is Passkey => isText(record.id)

/** The passkeys of the account, and the domain that they are made for. */
export const listPasskeys = async (signal: AbortSignal): Promise<Passkeys> => {
  const { passkeys, rp_id } = Object(await send({ call: 'current_user/passkeys', signal })) as Partial<Passkeys>
  if (!isText(rp_id) || !Array.isArray(passkeys)) throw badResponse()
  return { passkeys: passkeys.filter(isComplete), rp_id }
}

/** What the browser needs to make a passkey; 403: the user has to enter the password first. */
export async function startPasskey(): Promise<PasskeySetup> {
  const setup = Object(await send({ call: 'current_user/passkeys/start', json: {} })) as Partial<PasskeySetup>
  if (!setup.options) throw badResponse()
  return { ...setup, options: setup.options }
}

/** Adds what the browser has made. Then all calls are answered, if the firm required a second factor. */
export async function addPasskey(body: AddPasskey): Promise<void> {
  await send({ call: 'current_user/passkeys', json: body })
  endFactorDue()
}

/** 404: there is none of this id. */
export async function renamePasskey(id: string, name: string): Promise<void> {
  await send({ call: 'current_user/passkeys/rename', json: { id, name } })
}

/** 404: there is none of this id. */
export async function removePasskey(id: string): Promise<void> {
  await send({ call: 'current_user/passkeys/remove', json: { id } })
}

/** What the browser needs to confirm by a passkey who is signed in. */
export async function startPasskeyConfirmation(): Promise<PasskeyRequest['options']> {
  const answer = await send({ call: 'current_user/reauthenticate/start', json: {} })
  const { options } = Object(answer) as Partial<PasskeyRequest>
  if (!options) throw badResponse()
  return options
}
