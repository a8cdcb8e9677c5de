import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Context } from '../context.ts'
import { forbidden } from '../errors.ts'
import { noFile } from '../files/file-query.ts'
import { isFilm, isReplayFile, replayFiles } from '../files/replay/replay.ts'
import { writeAudit } from '../repositories/audit.ts'
import { findViewer, type Viewer } from '../repositories/users.ts'

/** Every replay of the demo shows this film; `scripts/make-replay.sh` makes it. */
const film = fileURLToPath(new URL('../../assets/replay', import.meta.url))

const params = Type.Object({ videoId: Type.String(), ticket: Type.String(), file: Type.String() })

/** One for each user, video and end of a ticket, so that the parts of a film are one row of the record. */
const viewingId = (...parts: (string | number)[]) =>
  createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/**
 * The films of replays, their posters and captions (C70). Ranges of them are sent as they are asked for, so that players can
 * jump; a ticket stands for the session, for whoever it was made for may watch for some hours. That they have begun is put
 * on record.
 */
export const replayRoutes =
  ({ db, clock, tickets }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const record = (user: Viewer, videoId: string, until: Date) =>
      writeAudit(
        db,
        {
          id: viewingId(user.id, videoId, until.toISOString()),
          user,
          action: 'replay.watch',
          subject: `replays/${videoId}`,
        },
        clock(),
      )

    await app.register(fastifyStatic, { root: film, serve: false, cacheControl: false })
    // A part of a file must not be compressed: ranges count its own bytes.
    app.get(
      '/files/replays/:videoId/:ticket/:file',
      { schema: { params }, compress: false },
      async (request, reply) => {
        const { videoId, ticket, file } = request.params
        if (!isReplayFile(file)) throw noFile()
        const permission = tickets.verify(ticket, videoId)
        const user = permission && (await findViewer(db, permission.userId))
        if (!user) throw forbidden('This link to a replay is not good any more. Open the event again.')
        if (request.method === 'GET' && isFilm(file)) await record(user, videoId, permission.until)
        return reply
          .headers({
            'Cache-Control': 'private, max-age=3600',
            // Elements embed it on pages of other origins, whose media requests do not say where they come from.
            'Cross-Origin-Resource-Policy': 'cross-origin',
          })
          .sendFile(file, { contentType: false })
          .type(replayFiles[file])
      },
    )
  }
