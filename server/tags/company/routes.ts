import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { recordId } from '#contract/field.ts'
import { nameDownload } from '#server/access/audit-downloads.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { contentDisposition } from '#server/platform/files/content-disposition.ts'
import { FileQuery, fileAnswer, fileName, isForced, noFile } from '#server/platform/files/file-query.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { activeTag } from '../active-tag.ts'
import { accessToFile, isCompanyFile } from '../company-files.ts'
import { findTag } from '../repository.ts'
import { detailTag } from '../tag-details.ts'
import { loadScopes } from '../tag-scopes.ts'
import { companyFileFormats } from './formats.ts'
import { buildReport } from './report.ts'

const schema = {
  operationId: 'getCompanyFile',
  summary: 'The model or the tear sheet of a company',
  tags: ['Files'],
  params: Type.Object({ id: recordId(), file: fileName('model.xlsx') }),
  querystring: FileQuery,
  ...fileAnswer(Object.values(companyFileFormats).map(({ type }) => type)),
}

/** A company's model and tear sheet (R279, R281, R290), to be registered where links are authenticated. */
export const companyFileRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/files/companies/:id/:file', { schema }, async (request, reply) => {
      const { id, file } = request.params
      const { entitlement } = getUser(request)
      const found = await findTag(db, id)
      if (found?.category !== 'Company' || !isCompanyFile(file)) throw noFile()
      const row = activeTag(found)
      const getScope = await loadScopes(db, [row.id])
      const hasAccess = accessToFile(file, row, getScope(row.id), entitlement)
      if (hasAccess === undefined) throw noFile()
      nameDownload(request, `companies/${row.id}/${file}`)
      if (!hasAccess) throw forbidden("Your subscription level doesn't provide access to this file.")
      const { type, ending, title, load } = companyFileFormats[file]
      const render = await load()
      return reply
        .type(type)
        .header('Content-Disposition', contentDisposition(row.value, ending, isForced(request.query), title))
        .send(await render(buildReport(await detailTag(db, row, entitlement), clock())))
    })
  }
