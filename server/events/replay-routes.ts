import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { parameter } from '#contract/field.ts'
import { requireReady } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { requireNetwork } from '#server/access/firm-rules.ts'
import { findSessionUser } from '#server/access/session-user.ts'
import { type Actor, userActor } from '#server/platform/audit/actor.ts'
import { buildId } from '#server/platform/audit/once.ts'
import { fileAnswer, fileName, noFile } from '#server/platform/files/file-query.ts'
import { notModified } from '#server/platform/http/etag.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { readCaptions } from './captions/read-captions.ts'
import { isFilm, isReplayFile, replayFiles } from './replay.ts'

/** Every replay of the demo shows this film; `scripts/make-replay.sh` makes it. Its captions are for events without their own. */
const film = join(projectRoot, 'demo/assets/replay')

const { produces, response } = fileAnswer(['video/mp4', 'application/vnd.apple.mpegurl', 'text/vtt', 'image/jpeg'])

const schema = {
  operationId: 'getReplayFile',
  summary: 'A part of a replay; its address is its permission, and ranges of it may be asked for',
  tags: ['Files'],
  params: Type.Object({
    videoId: parameter('Id of a video, as `replay_details.video_id` of an event has it.', 'vid-1'),
    ticket: parameter('Permission to watch, part of the addresses in `replay`.', 'eyJ2IjoxfQ'),
    file: fileName('film.mp4'),
  }),
  produces,
  response: { ...response, 206: Type.Null({ description: 'The range that was asked for.' }), 304: notModified },
}

/**
 * The films of replays, their posters and captions (C70). Ranges of them are sent as they are asked for, so that players can
 * jump; a ticket stands for the access token, for whoever it was made for may watch for some hours, until the session ends.
 * Watching makes no calls, so a session that is idle meanwhile goes on showing the film. That they have begun is put
 * on record.
 */
export const replayRoutes =
  ({ db, clock, audit, tickets, usage }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    // One for each user, video and end of a ticket, so that the parts of a film are one row of the record.
    const record = (actor: Actor, videoId: string, until: Date) =>
      audit.write({
        id: buildId(actor.userId, videoId, until.toISOString()),
        actor,
        action: 'replay.watch',
        subject: `replays/${videoId}`,
      })

    await app.register(fastifyStatic, { root: film, serve: false, cacheControl: false })
    // A part of a file must not be compressed: ranges count its own bytes.
    app.get('/files/replays/:videoId/:ticket/:file', { schema, compress: false }, async (request, reply) => {
      const { videoId, ticket, file } = request.params
      if (!isReplayFile(file)) throw noFile()
      const permission = tickets.verify(ticket, videoId)
      const user = permission && (await findSessionUser(db, permission, { now: clock(), isIdle: true }))
      if (!user) throw forbidden('This link to a replay is not good any more. Open the event again.')
      requireNetwork(user.firm, request.ip)
      requireReady(user)
      if (request.method === 'GET' && isFilm(file)) {
        await record(userActor(user, request, permission.sessionId), videoId, permission.until)
        usage.record(request, { kind: 'replay', userId: user.id, videoId })
      }
      const captions = file === 'captions.en.vtt' ? await readCaptions(db, videoId) : undefined
      reply
        .headers({
          'Cache-Control': 'private, max-age=3600',
          // Elements embed it on pages of other origins, whose media requests do not say where they come from.
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .type(replayFiles[file])
      return captions === undefined ? reply.sendFile(file, { contentType: false }) : reply.send(captions)
    })
  }
