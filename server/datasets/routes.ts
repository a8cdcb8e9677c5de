import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { nameDownload } from '#server/access/audit-downloads.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { provider } from '#server/platform/config/provider.ts'
import { contentDisposition } from '#server/platform/files/content-disposition.ts'
import { csvText } from '#server/platform/files/csv.ts'
import { FileQuery, fileAnswer, fileName, isForced, noFile } from '#server/platform/files/file-query.ts'
import { getFirst } from '#server/platform/http/lists/values.ts'
import { toPageLanguage } from '#server/platform/http/page-language.ts'
import { type DatasetName, datasetFile, datasetFormats, datasets } from './catalogue.ts'
import { type DatasetsLook, datasetsPage, datasetsPolicy } from './page.ts'
import { PREVIEWED } from './preview.ts'
import { listCoverage } from './repository.ts'
import type { Table, TableRequest } from './tables.ts'
import { datasetTexts } from './texts.ts'

const PageQuery = Type.Object({
  ...FileQuery.properties,
  language: Type.Optional(
    Type.Union([Type.Literal('de'), Type.Literal('en')], { description: 'Instead of that of the browser.' }),
  ),
})

/** The first records of each table. */
async function loadPreviews({ db, user }: Pick<TableRequest, 'db' | 'user'>): Promise<Record<DatasetName, Table>> {
  const names = Object.keys(datasets) as DatasetName[]
  const request = { db, user, first: PREVIEWED, coverage: listCoverage(db) }
  const tables = await Promise.all(names.map(async (name) => [name, await datasets[name](request)] as const))
  return Object.fromEntries(tables) as Record<DatasetName, Table>
}

/**
 * The page that lists the datasets (R164), to be registered where links are authenticated. Where it was opened by a link, each
 * of its links has a token of its own.
 */
export const datasetPageRoutes =
  ({ db, fileTokens, clock }: Context, look: DatasetsLook): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      operationId: 'getDatasetsPage',
      summary: 'The page that lists the datasets',
      tags: ['Files'],
      querystring: PageQuery,
      ...fileAnswer(['text/html']),
    }
    for (const path of ['/files/datasets', '/files/datasets/']) {
      app.get(path, { schema }, async (request, reply) => {
        const isLink = getFirst(request.query.auth_token) !== ''
        const user = getUser(request)
        const page = await datasetsPage({
          ...look,
          language: request.query.language ?? toPageLanguage(request.headers['accept-language']),
          now: clock(),
          userName: user.name,
          tables: await loadPreviews({ db, user }),
          getToken: isLink ? (file) => fileTokens.issueListed(file, getProof(request)) : undefined,
        })
        return reply
          .headers({ 'Content-Security-Policy': datasetsPolicy(look), Vary: 'Accept-Language' })
          .type('text/html; charset=utf-8')
          .send(page)
      })
    }
  }

/** The datasets as files (R164, R260), to be registered where links are authenticated. */
export const datasetRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/files/datasets/*',
      {
        schema: {
          operationId: 'getDataset',
          summary: 'A dataset',
          tags: ['Files'],
          params: Type.Object({ '*': fileName('coverage.csv') }),
          querystring: FileQuery,
          ...fileAnswer(['text/csv', datasetFormats.xlsx.type]),
        },
      },
      async (request, reply) => {
        const file = datasetFile(request.params['*'])
        if (!file) throw noFile()
        nameDownload(request, `datasets/${file.name}.${file.format}`)
        const { title } = datasetTexts.en.tables[file.name]
        const now = clock()
        const table = await datasets[file.name]({ db, user: getUser(request) })
        const rows = [[...table.headings], ...table.rows]
        const day = now.toISOString().slice(0, 10)
        const name = contentDisposition(`${provider} ${title} ${day}`, file.format, isForced(request.query))
        reply.type(datasetFormats[file.format].type).header('Content-Disposition', name)
        if (file.format === 'csv') return reply.send(csvText(rows))
        const { tableWorkbook } = await import('./workbook.ts')
        return reply.send(await tableWorkbook(title, rows, now))
      },
    )
  }
