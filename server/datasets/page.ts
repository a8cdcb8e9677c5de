import { createHash } from 'node:crypto'
import { provider } from '#server/platform/config/provider.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import { datasetFormats, datasets } from './catalogue.ts'

const style = `
:root { color-scheme: light dark; background: light-dark(#fff, #14171a); color: light-dark(#16191d, #e7eaee) }
body { max-width: 44rem; margin: 0 auto; padding: 32px 16px; font: 14px/20px system-ui, sans-serif }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px }
h2 { margin: 0; font-size: 14px }
p { margin: 0 0 4px }
p, footer { color: light-dark(#5a6470, #9aa5b1) }
ul { margin: 24px 0; padding: 0; list-style: none }
li { padding: 16px 0; border-top: 1px solid light-dark(#dfe3e8, #2b3138) }
a { display: inline-block; padding: 4px 0; margin-inline-end: 16px; color: light-dark(#0b5c7a, #6cc0dd) }
footer { font-size: 12px }
`

/** The page runs nothing and loads nothing; its one sheet is known by its hash. */
export const datasetsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page that lists the datasets; `tokenOf` gives the token that the link to a file carries, by the file's path. */
export async function datasetsPage(getToken?: (path: string) => Promise<string>): Promise<string> {
  const link = async (name: string, title: string, [ending, { label }]: [string, { label: string }]) => {
    const path = `/api/files/datasets/${name}.${ending}`
    const query = new URLSearchParams({ ...(getToken && { auth_token: await getToken(path) }), force_download: 'true' })
    return (
      `<a href="${escaped(`${path}?${query}`)}" aria-label="${escaped(`${title}, ${label}`)}" ` +
      `rel="noreferrer">${label}</a>`
    )
  }
  const items = await Promise.all(
    Object.entries(datasets).map(async ([name, { title, description }]) => {
      const links = await Promise.all(Object.entries(datasetFormats).map((format) => link(name, title, format)))
      return `<li><h2>${escaped(title)}</h2><p>${escaped(description)}</p>${links.join(' ')}</li>`
    }),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Datasets · ${escaped(provider)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Datasets</h1>
<p>Tables made from our research at the moment you load them.</p>
<ul>
${items.join('\n')}
</ul>
</main>
<footer>The links are good for ten minutes. Open this page from the portal again once they have expired.</footer>
</body>
</html>
`
}
