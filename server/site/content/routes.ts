import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { HomePageSlot } from '#contract/slot.ts'
import type { Context } from '#server/access/context.ts'
import { notModified, tagContent } from '#server/platform/http/etag.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { findContent, listHomePageSlots } from './repository.ts'

const CACHE = 'public, max-age=60'

/** The public content of the landing page: `GET get_home_page_slots` and `GET footer_content` (R146, R147). */
export const contentRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onSend', tagContent)

    const slots = {
      operationId: 'listHomePageSlots',
      summary: 'The texts of the landing page, as untrusted HTML',
      tags: ['Content'],
      response: {
        200: withExample(Type.Array(HomePageSlot), [{ name: 'services', raw_content: '<h2>What we do</h2>' }]),
        304: notModified,
      },
    }
    app.get('/get_home_page_slots', { schema: slots }, (_, reply) => {
      reply.header('Cache-Control', CACHE)
      return listHomePageSlots(db)
    })

    const footer = {
      operationId: 'getFooter',
      summary: 'The footer, as an untrusted HTML fragment',
      tags: ['Content'],
      produces: ['text/html'],
      response: { 200: withExample(Type.String(), '<p>© Halden Research</p>'), 304: notModified },
    }
    app.get('/footer_content', { schema: footer }, async (_, reply) => {
      const html = await findContent(db, 'footer')
      return reply.header('Cache-Control', CACHE).type('text/html; charset=utf-8').send(html)
    })
  }
