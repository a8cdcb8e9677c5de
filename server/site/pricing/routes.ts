import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Context } from '#server/access/context.ts'
import { contentDisposition } from '#server/platform/files/content-disposition.ts'
import { fileAnswer } from '#server/platform/files/file-query.ts'
import { countContent } from './content-counts.ts'

/** `GET files/pricing.pdf`, public (R057). It is made once a day from the current counts. */
export const pricingRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    let made: { day: string; pdf: Promise<Buffer> } | undefined

    const make = async (now: Date) => {
      const { renderPriceList } = await import('./price-list.ts')
      return renderPriceList(await countContent(db, now), now)
    }

    const getPdf = (now: Date) => {
      const day = now.toISOString().slice(0, 10)
      if (made?.day === day) return made.pdf
      const pdf = make(now)
      made = { day, pdf }
      // After a failure the next request tries again.
      pdf.catch(() => {
        made = undefined
      })
      return pdf
    }

    const schema = {
      operationId: 'getPriceList',
      summary: 'The price list',
      tags: ['Files'],
      ...fileAnswer(['application/pdf']),
    }
    app.get('/files/pricing.pdf', { schema }, async (_, reply) => {
      const pdf = await getPdf(clock())
      return reply
        .headers({ 'Cache-Control': 'public, max-age=3600' })
        .type('application/pdf')
        .header('Content-Disposition', contentDisposition('Products and prices', 'pdf', false))
        .send(pdf)
    })
  }
