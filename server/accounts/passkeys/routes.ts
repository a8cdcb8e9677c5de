import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { NoFields } from '#contract/factor.ts'
import { AddPasskey, Passkey, PasskeySetup, Passkeys, RemovePasskey, RenamePasskey } from '#contract/passkey.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { RelyingParty } from '#server/access/relying-party.ts'
import type { PasskeyTable } from '#server/platform/database/tables/factors.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound, unprocessable } from '#server/platform/http/http-errors.ts'
import { parseDevice } from '../device.ts'
import { changeFactors, guardFactors, recordChange } from '../factors/change-factors.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { addExample, passkeyExample, passkeysExample, setupExample } from './examples.ts'
import { openChallenge } from './open-challenge.ts'
import { toCreationOptions } from './options.ts'
import { addPasskey, findHandle, listPasskeys, noteShown, removePasskey, renamePasskey } from './repository.ts'
import { verifyCreation } from './verify.ts'

/** More than anybody has devices. */
const MOST_PASSKEYS = 20

const noPasskey = () => notFound('There is no such passkey.')

const toPasskey = (row: Selectable<PasskeyTable>): Passkey => ({
  id: row.id,
  name: row.name,
  added_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  synced: row.is_backed_up,
})

/** A name without control characters and with single blanks; throws a 422 for an empty one. */
function cleanName(text: string): string {
  const name = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (name === '') throw unprocessable(['Enter a name.'])
  return name
}

/** The passkeys of a user, each of which signs in on its own. */
export const passkeyRoutes =
  (context: Context, party: RelyingParty): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, mail } = context
    const guarded = guardFactors(context)
    const tags = ['Session']
    const toDetail = (name: string) => ({ factor: 'passkey', name })

    const requireRoom = (known: readonly unknown[]) => {
      if (known.length >= MOST_PASSKEYS) throw unprocessable([`An account has up to ${MOST_PASSKEYS} passkeys.`])
    }

    /** The credential that was made for a challenge of this user, which is spent by it. */
    const takeCredential = async (request: FastifyRequest<{ Body: AddPasskey }>) => {
      const { credential } = request.body
      const challenge = readChallenge(credential.response.clientDataJSON)
      const own = { challenge, purpose: 'register', userId: getUser(request).id } as const
      const isOpen = await takeChallenge(db, own, clock())
      const verified = isOpen && (await verifyCreation(party, challenge, credential))
      if (!verified) throw unprocessable(['The passkey was not accepted. Start again.'])
      return verified
    }

    app.get(
      '/current_user/passkeys',
      {
        schema: {
          operationId: 'listPasskeys',
          summary: 'The passkeys of the account',
          tags,
          response: { 200: withExample(Passkeys, passkeysExample) },
        },
      },
      async (request) => ({
        passkeys: (await listPasskeys(db, getUser(request).id)).map(toPasskey),
        rp_id: party.id,
      }),
    )

    app.post(
      '/current_user/passkeys/start',
      {
        ...guarded,
        schema: {
          operationId: 'startPasskey',
          summary: 'What a browser needs to make a passkey; 422 where the account has too many',
          tags,
          body: withExample(NoFields, {}),
          response: { 200: withExample(PasskeySetup, setupExample) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const known = await listPasskeys(db, user.id)
        requireRoom(known)
        const handle = await findHandle(db, user.id)
        const challenge = await openChallenge(context, request, { purpose: 'register', userId: user.id })
        return {
          options: toCreationOptions(party, { user, handle, known, challenge }),
          ...parseDevice(request.headers['user-agent'] ?? ''),
        }
      },
    )

    app.post(
      '/current_user/passkeys',
      {
        ...guarded,
        schema: {
          operationId: 'addPasskey',
          summary:
            'Adds the passkey that a browser has made; 422 where it was made for something else, or has been added',
          tags,
          body: withExample(AddPasskey, addExample),
          response: { 200: withExample(Passkey, passkeyExample) },
        },
      },
      async (request) => {
        const name = cleanName(request.body.name)
        const transports = request.body.credential.response.transports ?? []
        const verified = await takeCredential(request)
        const row = await changeFactors(context, request, async (transaction, userId) => {
          requireRoom(await listPasskeys(transaction, userId))
          const added = await addPasskey(transaction, { ...verified, userId, name, transports }, clock())
          if (!added) throw unprocessable(['This passkey has been added already.'])
          const change = { action: 'factor.add', detail: toDetail(name), event: 'passkey_added' } as const
          await recordChange(context, transaction, request, change)
          await noteShown(transaction, getProof(request).sessionId)
          return added
        })
        mail?.dispatcher.deliver()
        return toPasskey(row)
      },
    )

    app.post(
      '/current_user/passkeys/rename',
      {
        ...guarded,
        schema: {
          operationId: 'renamePasskey',
          summary: 'Gives a passkey another name; 404 where there is none of this id',
          tags,
          body: withExample(RenamePasskey, { id: passkeyExample.id, name: 'Phone' }),
          response: { 200: withExample(Passkey, passkeyExample) },
        },
      },
      async (request) => {
        const name = cleanName(request.body.name)
        const row = await changeFactors(context, request, async (transaction, userId) => {
          const renamed = await renamePasskey(transaction, { userId, id: request.body.id }, name)
          if (!renamed) throw noPasskey()
          await recordChange(context, transaction, request, { action: 'factor.rename', detail: toDetail(name) })
          return renamed
        })
        return toPasskey(row)
      },
    )

    app.post(
      '/current_user/passkeys/remove',
      {
        ...guarded,
        schema: {
          operationId: 'removePasskey',
          summary: 'Removes a passkey; 404 where there is none of this id',
          tags,
          body: withExample(RemovePasskey, { id: passkeyExample.id }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        await changeFactors(context, request, async (transaction, userId) => {
          const name = await removePasskey(transaction, { userId, id: request.body.id })
          if (name === undefined) throw noPasskey()
          const change = { action: 'factor.remove', detail: toDetail(name), event: 'passkey_removed' } as const
          await recordChange(context, transaction, request, change)
        })
        mail?.dispatcher.deliver()
        return reply.code(204).send(null)
      },
    )
  }
