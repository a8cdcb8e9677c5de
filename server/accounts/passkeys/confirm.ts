import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { NoFields } from '#contract/factor.ts'
import { type PasskeyAssertion, PasskeyRequest } from '#contract/passkey.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { RelyingParty } from '#server/access/relying-party.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound, unprocessable } from '#server/platform/http/http-errors.ts'
import { acceptAttempt, refuseToken } from '../limits.ts'
import { auditClone } from './audit-clone.ts'
import { requestExample } from './examples.ts'
import { openChallenge } from './open-challenge.ts'
import { toRequestOptions } from './options.ts'
import { listPasskeys, noteShown } from './repository.ts'
import { acceptPasskey } from './sign-in.ts'

/** `POST current_user/reauthenticate/start`: what a browser needs to confirm by a passkey who is signed in. */
export const passkeyConfirmRoutes =
  (context: Context, party: RelyingParty): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/current_user/reauthenticate/start',
      {
        preHandler: limitWrites(context, 'factors'),
        schema: {
          operationId: 'startPasskeyConfirmation',
          summary: 'What a browser needs to confirm by a passkey who is signed in; 404 where the account has none',
          tags: ['Session'],
          body: withExample(NoFields, {}),
          response: { 200: withExample(PasskeyRequest, requestExample) },
        },
      },
      async (request) => {
        const { id: userId } = getUser(request)
        const known = await listPasskeys(context.db, userId)
        if (known.length === 0) throw notFound('There is no passkey.')
        const challenge = await openChallenge(context, request, { purpose: 'confirm', userId })
        return { options: toRequestOptions(party, challenge, known) }
      },
    )
  }

/** Checks a passkey of the user of a session, and gives the attempt to accept; throws a 422 where it is not accepted. */
export async function checkPasskey(context: Context, request: FastifyRequest, assertion: PasskeyAssertion) {
  const { db, clock, relyingParty: party } = context
  const { id: userId, username } = getUser(request)
  const use = { purpose: 'confirm', userId, assertion } as const
  const note = (transaction: Kysely<Database>) => noteShown(transaction, getProof(request).sessionId)
  const accepted = party && (await acceptPasskey(db, party, use, clock(), note).catch(auditClone(context, request)))
  if (!accepted) return refuseToken(context, request, 'passkey', unprocessable(['The passkey was not accepted.']))
  // Nothing was counted before, as a passkey cannot be guessed at.
  return { accept: (reply: FastifyReply) => acceptAttempt(context, request, reply, username) }
}
