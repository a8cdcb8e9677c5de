import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Context } from '../context.ts'
import { forbidden } from '../errors.ts'
import { noFile } from '../files/file-query.ts'
import { isReplayFile, replayFiles } from '../files/replay/replay.ts'

/** Every replay of the demo shows this film; `scripts/make-replay.sh` makes it. */
const film = fileURLToPath(new URL('../../assets/replay', import.meta.url))

const params = Type.Object({ videoId: Type.String(), ticket: Type.String(), file: Type.String() })

/**
 * The films of replays, their posters and captions (C70). Ranges of them are sent as they are asked for, so that players can
 * jump; a ticket stands for the session, for whoever it was made for may watch for some hours.
 */
export const replayRoutes =
  ({ tickets }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    await app.register(fastifyStatic, { root: film, serve: false, cacheControl: false })
    // A part of a file must not be compressed: ranges count its own bytes.
    app.get('/files/replays/:videoId/:ticket/:file', { schema: { params }, compress: false }, (request, reply) => {
      const { videoId, ticket, file } = request.params
      if (!isReplayFile(file)) throw noFile()
      if (tickets.verify(ticket, videoId) === undefined) {
        throw forbidden('This link to a replay is not good any more. Open the event again.')
      }
      return reply
        .headers({
          'Cache-Control': 'private, max-age=3600',
          // Elements embed it on pages of other origins, whose media requests do not say where they come from.
          'Cross-Origin-Resource-Policy': 'cross-origin',
        })
        .sendFile(file, { contentType: false })
        .type(replayFiles[file])
    })
  }
