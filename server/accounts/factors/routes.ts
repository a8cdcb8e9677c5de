import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { ConfirmTotp, Factors, NoFields, RecoveryCodes, TotpSetup } from '#contract/factor.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound, unprocessable } from '#server/platform/http/http-errors.ts'
import { toSources } from '../device-cookie.ts'
import { forgetSources } from '../known-sources.ts'
import type { SecurityEvent } from '../security-mail-texts.ts'
import { endOtherSessionsOf } from '../sessions.ts'
import { changeFactors, guardFactors, recordChange } from './change-factors.ts'
import { findConfirmedUntil } from './confirmation.ts'
import { factorsExample, recoveryCodesExample, totpSetupExample } from './examples.ts'
import { endPending } from './pending-sign-ins.ts'
import { confirmTotp, countCodes, findFactor, hasFactor, removeTotp, replaceCodes, startTotp } from './repository.ts'
import { toUri } from './totp.ts'

type Db = Kysely<Database>

const wrongCode = () => unprocessable(['The code is incorrect.'])
const noFactor = () => notFound('There is no authenticator app.')

/** The second factor of a user: an authenticator app with its recovery codes. */
export const factorRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, mail, openSealer } = context
  const guarded = guardFactors(context)
  const tags = ['Session']
  const change = <T>(request: FastifyRequest, work: (transaction: Db, userId: number) => Promise<T>) =>
    changeFactors(context, request, work)
  const record = (transaction: Db, request: FastifyRequest, event: SecurityEvent, action: string) =>
    recordChange(context, transaction, request, { action, event, detail: { factor: 'totp' } })

  return async (app) => {
    app.get(
      '/current_user/factors',
      {
        schema: {
          operationId: 'listFactors',
          summary: 'What protects the account besides the password',
          tags,
          response: { 200: withExample(Factors, factorsExample) },
        },
      },
      async (request) => {
        const { id } = getUser(request)
        const row = await findFactor(db, id)
        const until = await findConfirmedUntil(db, getProof(request), clock())
        return {
          totp: row?.confirmed_at
            ? { added_at: row.confirmed_at.toISOString(), last_used_at: row.last_used_at?.toISOString() ?? null }
            : null,
          recovery_codes_left: await countCodes(db, id),
          confirmed_until: until?.toISOString() ?? null,
        }
      },
    )

    app.post(
      '/current_user/factors/totp/start',
      {
        ...guarded,
        schema: {
          operationId: 'startTotp',
          summary:
            'Makes the secret of an authenticator app, which protects the account once a code of it is confirmed; 422 where there is an app',
          tags,
          body: withExample(NoFields, {}),
          response: { 200: withExample(TotpSetup, totpSetupExample) },
        },
      },
      async (request) => {
        const sealer = await openSealer()
        return change(request, async (transaction, userId) => {
          if (await hasFactor(transaction, userId))
            throw unprocessable(['There is an authenticator app. Remove it first.'])
          const secret = await startTotp(transaction, sealer, userId, clock())
          return { secret, uri: toUri(secret, getUser(request).username) }
        })
      },
    )

    app.post(
      '/current_user/factors/totp/confirm',
      {
        ...guarded,
        schema: {
          operationId: 'confirmTotp',
          summary:
            'Turns the authenticator app on by a code of it, ends all other sessions and gives recovery codes; 404 where none is being set up, 422 for a wrong code',
          tags,
          body: withExample(ConfirmTotp, { code: '123456' }),
          response: { 200: withExample(RecoveryCodes, recoveryCodesExample) },
        },
      },
      async (request) => {
        const sealer = await openSealer()
        const codes = await change(request, async (transaction, userId) => {
          const isRight = await confirmTotp(transaction, sealer, { userId, code: request.body.code }, clock())
          if (isRight === undefined) throw noFactor()
          if (!isRight) throw wrongCode()
          const made = await replaceCodes(transaction, userId)
          // They have not shown the factor, and a remembered one would go on without it for a year.
          await endOtherSessionsOf(transaction, { userId, currentId: getProof(request).sessionId }, clock())
          await forgetSources(transaction, getUser(request).username, toSources(request))
          await record(transaction, request, 'totp_added', 'factor.add')
          return made
        })
        mail?.dispatcher.deliver()
        return { recovery_codes: codes }
      },
    )

    app.post(
      '/current_user/factors/totp/remove',
      {
        ...guarded,
        schema: {
          operationId: 'removeTotp',
          summary: 'Removes the authenticator app with its recovery codes; 404 where there is none',
          tags,
          body: withExample(NoFields, {}),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        await change(request, async (transaction, userId) => {
          if (!(await removeTotp(transaction, userId))) throw noFactor()
          await endPending(transaction, userId)
          await record(transaction, request, 'totp_removed', 'factor.remove')
        })
        mail?.dispatcher.deliver()
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/current_user/factors/recovery_codes/renew',
      {
        ...guarded,
        schema: {
          operationId: 'renewRecoveryCodes',
          summary: 'Gives ten new recovery codes in place of all old ones; 404 where there is no authenticator app',
          tags,
          body: withExample(NoFields, {}),
          response: { 200: withExample(RecoveryCodes, recoveryCodesExample) },
        },
      },
      async (request) => {
        const codes = await change(request, async (transaction, userId) => {
          if (!(await hasFactor(transaction, userId))) throw noFactor()
          const made = await replaceCodes(transaction, userId)
          await record(transaction, request, 'codes_renewed', 'factor.renew_codes')
          return made
        })
        mail?.dispatcher.deliver()
        return { recovery_codes: codes }
      },
    )
  }
}
