import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Context } from '#server/access/context.ts'
import { fileAnswer, fileName } from '#server/platform/files/file-query.ts'
import { initialsImage } from '#server/platform/files/initials-image.ts'
import { notModified, tagContent } from '#server/platform/http/etag.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { findTag } from './repository.ts'
import { toThumbnail } from './wire.ts'

/** Pictures of companies and analysts that are active: public, so that a page of another origin can show them without a token. */
export const imageRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onSend', tagContent)
    const { produces, response } = fileAnswer(['image/svg+xml'])
    const schema = {
      operationId: 'getTagImage',
      summary: 'The picture of a company or an analyst',
      tags: ['Files'],
      params: Type.Object({ file: fileName('7.svg') }),
      produces,
      response: { ...response, 304: notModified },
    }
    app.get('/files/images/tags/:file', { schema }, async ({ params }, reply) => {
      const id = /^(\d+)\.svg$/.exec(params.file)?.[1]
      const tag = id === undefined ? undefined : await findTag(db, id)
      if (!tag || toThumbnail(tag) === null) throw notFound('There is no such picture.')
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('Cache-Control', 'public, max-age=86400')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Content-Security-Policy', "default-src 'none'")
        .send(initialsImage(tag.value))
    })
  }
