import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { HomePageSlot } from '#contract/slot.ts'
import type { Context } from '#server/access/context.ts'
import { tagContent } from '#server/platform/http/etag.ts'
import { findContent, listHomePageSlots } from './repository.ts'

const CACHE = 'public, max-age=60'

/** The public content of the landing page: `GET get_home_page_slots` and `GET footer_content` (R146, R147). */
export const contentRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onSend', tagContent)

    app.get('/get_home_page_slots', { schema: { response: { 200: Type.Array(HomePageSlot) } } }, (_, reply) => {
      reply.header('Cache-Control', CACHE)
      return listHomePageSlots(db)
    })

    app.get('/footer_content', { schema: { response: { 200: Type.String() } } }, async (_, reply) => {
      const html = await findContent(db, 'footer')
      return reply.header('Cache-Control', CACHE).type('text/html; charset=utf-8').send(html)
    })
  }
