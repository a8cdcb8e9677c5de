import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { forbidden } from '../errors.ts'
import { nameDownload } from '../files/audit-downloads.ts'
import { companyFileFormats } from '../files/company/formats.ts'
import { reportOf } from '../files/company/report.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { FileQuery, isForced, noFile } from '../files/file-query.ts'
import { detailTag } from '../repositories/tag-details.ts'
import { loadScopes } from '../repositories/tag-scopes.ts'
import { findTag } from '../repositories/tags.ts'
import { activeTag } from '../tags/active-tag.ts'
import { accessToFile, isCompanyFile } from '../tags/company-files.ts'

const params = Type.Object({ id: Type.String(), file: Type.String() })

/** A company's model and tear sheet (R279, R281, R290), to be registered where links are authenticated. */
export const companyFileRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/files/companies/:id/:file', { schema: { params, querystring: FileQuery } }, async (request, reply) => {
      const { id, file } = request.params
      const { entitlement } = viewerOf(request)
      const found = await findTag(db, id)
      if (found?.category !== 'Company' || !isCompanyFile(file)) throw noFile()
      const row = activeTag(found)
      const scopeOf = await loadScopes(db, [row.id])
      const hasAccess = accessToFile(file, row, scopeOf(row.id), entitlement)
      if (hasAccess === undefined) throw noFile()
      if (!hasAccess) throw forbidden("Your subscription level doesn't provide access to this file.")
      nameDownload(request, `companies/${row.id}/${file}`)
      const { type, ending, title, load } = companyFileFormats[file]
      const render = await load()
      return reply
        .type(type)
        .header('Content-Disposition', contentDisposition(row.value, ending, isForced(request.query), title))
        .send(await render(reportOf(await detailTag(db, row, entitlement), clock())))
    })
  }
