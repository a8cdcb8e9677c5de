import { createHash } from 'node:crypto'
import { escaped } from '#server/platform/files/escaped.ts'
import { type DatasetName, datasetFormats } from './catalogue.ts'
import { buildBar, downloadIcon } from './page-frame.ts'
import { pageScript } from './page-script.ts'
import { style } from './page-style.ts'
import { buildPreview } from './preview.ts'
import type { Table } from './tables.ts'
import { type DatasetLanguage, datasetTexts } from './texts.ts'

/** What the page has of the portal. */
export type DatasetsLook = {
  portalUrl: string
  /** The addresses of the portal's style sheets; undefined: no portal is served here. */
  portalSheets: readonly string[] | undefined
}

type DatasetsPage = DatasetsLook & {
  language: DatasetLanguage
  now: Date
  userName: string
  /** The first records of each table. */
  tables: Readonly<Record<DatasetName, Table>>
  /** The token that the link to a file carries, by the file's path; undefined: the page was not opened by a link. */
  getToken: ((path: string) => Promise<string>) | undefined
}

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page runs its own script and loads the portal's style sheets and fonts; without a portal it runs and loads nothing. */
export const datasetsPolicy = ({ portalSheets }: DatasetsLook): string =>
  [
    "default-src 'none'",
    `style-src ${portalSheets ? "'self' " : ''}${toHash(style)}`,
    ...(portalSheets ? ["font-src 'self'", `script-src ${toHash(pageScript)}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A link for each format. */
async function buildLinks(name: DatasetName, title: string, { getToken }: DatasetsPage): Promise<string> {
  const links = await Promise.all(
    Object.entries(datasetFormats).map(async ([ending, { label }]) => {
      const path = `/api/files/datasets/${name}.${ending}`
      const token = getToken && { auth_token: await getToken(path) }
      const href = escaped(`${path}?${new URLSearchParams({ ...token, force_download: 'true' })}`)
      return `<a href="${href}" aria-label="${escaped(`${title}, ${label}`)}" rel="noreferrer">${downloadIcon}${label}</a>`
    }),
  )
  return links.join('')
}

/** A row: what the table holds and how much of it, and links to its files. */
async function buildRow(name: DatasetName, page: DatasetsPage): Promise<string> {
  const t = datasetTexts[page.language]
  const { title, description, records: unit } = t.tables[name]
  const { records, headings } = page.tables[name]
  const count = new Intl.NumberFormat(page.language).format(records)
  const heading = records > 0 ? `<a href="#${name}">${escaped(title)}</a>` : escaped(title)
  const links = await buildLinks(name, title, page)
  return `<tr role="row"><th role="rowheader" scope="row">${heading}</th><td role="cell">${escaped(description)}</td><td role="cell" class="size">${count} ${unit}</td><td role="cell" class="size">${headings.length}<span class="unit"> ${t.unit}</span></td><td role="cell" class="files">${links}</td></tr>`
}

/** The page that lists the datasets. Tables keep their roles where a narrow screen stacks their cells. */
export async function datasetsPage(page: DatasetsPage): Promise<string> {
  const { portalUrl, portalSheets, language, now, getToken, tables } = page
  const t = datasetTexts[language]
  const isScripted = getToken && portalSheets
  const sheets = (portalSheets ?? []).map((href) => `<link rel="stylesheet" href="${escaped(href)}">\n`)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now)
  const names = Object.keys(tables) as DatasetName[]
  const rows = await Promise.all(names.map((name) => buildRow(name, page)))
  const previews = names.map((name) => buildPreview(name, tables[name], language))
  const isPartly = names.some((name) => tables[name].records === 0)
  const { name, contents, records, columns, files } = t.columns
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${t.title} · ${escaped(t.portal)}</title>
${isScripted ? `<script>${pageScript}</script>\n` : ''}<style>${style}</style>
${sheets.join('')}</head>
<body>
${buildBar({ language, portal: portalSheets ? '' : portalUrl, userName: page.userName })}
<main id="content" tabindex="-1">
<h1>${t.title}</h1>
<p>${t.lead}</p>
<div class="head"><h2 id="tables">${t.heading}</h2><span>${t.asOf} ${day}</span></div>
<table class="catalogue" role="table" aria-labelledby="tables">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${name}</th><th role="columnheader" scope="col">${contents}</th><th role="columnheader" scope="col" class="size">${records}</th><th role="columnheader" scope="col" class="size">${columns}</th><th role="columnheader" scope="col" class="files">${files}</th></tr></thead>
<tbody role="rowgroup">
${rows.join('\n')}
</tbody>
</table>
<p class="more">${isPartly ? `${t.extend} ` : ''}${isScripted ? t.renewal : t.expiry}</p>
${previews.join('\n')}
</main>
</body>
</html>
`
}
