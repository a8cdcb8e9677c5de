import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { EndOtherSessions, EndSession, SessionsEnded, UserSessions } from '#contract/user-session.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { getSessionId } from '#server/access/proof.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { getAddress } from '#server/platform/audit/actor.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound, unauthorized, unprocessable } from '#server/platform/http/http-errors.ts'
import { describeDevice, parseDevice } from './device.ts'
import { userSessionExample } from './examples.ts'
import { endOtherSessions, listSessions, type Own, ownsSession } from './user-sessions.ts'

const toOwn = (request: FastifyRequest): Own => ({
  userId: getUser(request).id,
  currentId: getProof(request).sessionId,
})

/** The sessions of a user: what there are, and the end of one or of all others. */
export const userSessionRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, findPlace } = context

  /** @throws a 401 where the session of the call has ended meanwhile */
  const end = async (request: FastifyRequest, id?: string) => {
    const ended = await endOtherSessions(
      db,
      { ...toOwn(request), actor: getActor(request), ...(id !== undefined && { id }) },
      clock(),
    )
    if (ended === undefined) throw unauthorized()
    return { ended }
  }

  return async (app) => {
    app.get(
      '/current_user/sessions',
      {
        schema: {
          operationId: 'listSessions',
          summary: 'The sessions of the user that have not ended: the current one first, then the one used last',
          tags: ['Session'],
          response: { 200: withExample(UserSessions, { records: [userSessionExample] }) },
        },
      },
      async (request) => {
        const own = toOwn(request)
        const rows = await listSessions(db, own, clock())
        return {
          records: rows.map((row) => {
            const device = parseDevice(row.user_agent)
            return {
              id: row.id,
              device: describeDevice(device),
              ...device,
              address: getAddress({ ip: row.address }),
              ...(findPlace && { place: findPlace(row.address) ?? null }),
              started_at: row.created_at.toISOString(),
              last_used_at: row.last_used_at.toISOString(),
              current: row.id === own.currentId,
              remembered: row.is_remembered,
              company: row.is_firm_sign_in,
            }
          }),
        }
      },
    )

    app.post(
      '/current_user/sessions/end',
      {
        preHandler: limitWrites(context, 'sessions'),
        schema: {
          operationId: 'endSession',
          summary:
            'Ends another session of the user with all its tokens; 404 where it is not theirs, 422 for the current one',
          tags: ['Session'],
          body: withExample(EndSession, { id: userSessionExample.id }),
          response: { 200: withExample(SessionsEnded, { ended: 1 }) },
        },
      },
      async (request) => {
        const { id } = request.body
        const { userId, currentId } = toOwn(request)
        if (id === currentId) throw unprocessable(['This session is ended by signing out.'])
        if (!getSessionId({ sid: id }) || !(await ownsSession(db, userId, id)))
          throw notFound('There is no such session.')
        return end(request, id)
      },
    )

    app.post(
      '/current_user/sessions/end_others',
      {
        preHandler: limitWrites(context, 'sessions'),
        schema: {
          operationId: 'endOtherSessions',
          summary: 'Ends all sessions of the user but the current one, with all their tokens',
          tags: ['Session'],
          body: withExample(EndOtherSessions, {}),
          response: { 200: withExample(SessionsEnded, { ended: 2 }) },
        },
      },
      (request) => end(request),
    )
  }
}
