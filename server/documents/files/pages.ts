import { disclosures } from '#server/platform/config/disclosures.ts'
import { provider } from '#server/platform/config/provider.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import { longDate } from '#server/platform/files/long-date.ts'
import type { Note } from './note.ts'

/** A document as a page of its own. Its text is passed on as stored, so it must be served without rights. */
export const renderHtml = (note: Note): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(note.title)}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1a2330 }
header { border-bottom: 2px solid #0b5c7a; margin-bottom: 1.5rem }
footer { margin-top: 2rem; border-top: 1px solid #c5ccd6; font-size: 12px; color: #5b6675 }
</style>
</head>
<body>
<header>
<p>${escaped(provider)} · ${escaped(note.type)} · ${longDate(note.publishedAt)}</p>
<h1>${escaped(note.title)}</h1>
<p>${note.facts.map(([label, value]) => `${escaped(label)}: <b>${escaped(value)}</b>`).join(' · ')}</p>
</header>
${note.html}
<footer><p>${escaped(disclosures)}</p></footer>
</body>
</html>
`

/** A document as plain text. */
export const renderText = (note: Note): string =>
  [
    `${provider} · ${note.type} · ${longDate(note.publishedAt)}`,
    note.title,
    note.subtitle,
    ...note.facts.map(([label, value]) => `${label}: ${value}`),
    note.summary,
    ...note.blocks.map((block) =>
      block.kind === 'page' ? '' : block.kind === 'row' ? block.cells.join('\t') : block.text,
    ),
    disclosures,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
