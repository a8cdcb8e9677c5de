import { createHash } from 'node:crypto'
import { provider } from '#server/platform/config/provider.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import { type DatasetName, datasetFormats, datasets } from './catalogue.ts'
import { style } from './page-style.ts'
import { datasetTexts } from './texts.ts'

/** What the page has of the portal. */
export type DatasetsLook = {
  portalUrl: string
  /** The addresses of the portal's style sheets; undefined: no portal is served here. */
  portalSheets: readonly string[] | undefined
}

type DatasetsPage = DatasetsLook & {
  language: keyof typeof datasetTexts
  now: Date
  /** The token that the link to a file carries, by the file's path; undefined: the page was not opened by a link. */
  getToken: ((path: string) => Promise<string>) | undefined
}

/** Takes the token out of the address. The path is the portal's, which leads back here with a new token after a reload. */
const script = "history.replaceState(null, '', '/datasets_redirect')"

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page runs one line and loads the portal's style sheets and fonts; without a portal it runs and loads nothing. */
export const datasetsPolicy = ({ portalSheets }: DatasetsLook): string =>
  [
    "default-src 'none'",
    `style-src ${portalSheets ? "'self' " : ''}${toHash(style)}`,
    ...(portalSheets ? ["font-src 'self'", `script-src ${toHash(script)}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A row: what the table holds, and a link for each format. */
async function buildRow(name: DatasetName, { language, getToken }: DatasetsPage): Promise<string> {
  const { title, description } = datasetTexts[language].tables[name]
  const links = await Promise.all(
    Object.entries(datasetFormats).map(async ([ending, { label }]) => {
      const path = `/api/files/datasets/${name}.${ending}`
      const token = getToken && { auth_token: await getToken(path) }
      const href = escaped(`${path}?${new URLSearchParams({ ...token, force_download: 'true' })}`)
      return `<a href="${href}" aria-label="${escaped(`${title}, ${label}`)}" rel="noreferrer">${label}</a>`
    }),
  )
  return `<tr role="row"><th role="rowheader" scope="row">${escaped(title)}</th><td role="cell">${escaped(description)}</td><td role="cell" class="files">${links.join('')}</td></tr>`
}

/** The page that lists the datasets. Tables keep their roles where a narrow screen stacks their cells. */
export async function datasetsPage(page: DatasetsPage): Promise<string> {
  const { portalUrl, portalSheets, language, now, getToken } = page
  const t = datasetTexts[language]
  const home = escaped(portalSheets ? '/' : `${portalUrl}/`)
  const sheets = (portalSheets ?? []).map((href) => `<link rel="stylesheet" href="${escaped(href)}">\n`)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now)
  const names = Object.keys(datasets) as DatasetName[]
  const rows = await Promise.all(names.map((name) => buildRow(name, page)))
  const { name, contents, files } = t.columns
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${t.title} · ${escaped(provider)}</title>
${getToken && portalSheets ? `<script>${script}</script>\n` : ''}<style>${style}</style>
${sheets.join('')}</head>
<body>
<header class="bar"><a class="brand" href="${home}">${t.portal}</a><a class="back" href="${home}">${t.back}</a></header>
<main>
<h1>${t.title}</h1>
<p>${t.lead}</p>
<div class="head"><h2 id="tables">${t.heading}</h2><span>${t.asOf} ${day}</span></div>
<table role="table" aria-labelledby="tables">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${name}</th><th role="columnheader" scope="col">${contents}</th><th role="columnheader" scope="col" class="files">${files}</th></tr></thead>
<tbody role="rowgroup">
${rows.join('\n')}
</tbody>
</table>
<footer>${t.expiry}</footer>
</main>
</body>
</html>
`
}
