import { provider } from '#server/platform/config/provider.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import type { MailParts } from './parts.ts'

/** Mail programs drop style sheets, so each element has its own style. Nothing is loaded: no picture tells that a mail was opened. */
const styles = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif',
  main: 'max-width:600px;margin:0 auto',
  heading: 'font-size:18px;line-height:1.3;margin:28px 0 8px',
  entry: 'margin:0 0 16px',
  title: 'color:#0b5cad;font-weight:bold;text-decoration:underline',
  detail: 'color:#52606d;font-size:14px',
  stop: 'margin:0 0 16px;font-size:14px',
  link: 'color:#0b5cad',
  more: 'color:#0b5cad;font-size:14px',
  foot: 'margin-top:32px;padding-top:16px;border-top:1px solid #cbd2d9;color:#52606d;font-size:14px',
} as const

const link = ({ text, url }: { text: string; url: string }, style: string = styles.link) =>
  `<a href="${escaped(url)}" style="${style}">${escaped(text)}</a>`

const buildGroup = ({ heading, entries, stop }: MailParts['groups'][number]) => `
<h2 style="${styles.heading}">${escaped(heading)}</h2>${entries
  .map(
    ({ title, url, lines, stops }) => `
<p style="${styles.entry}">${link({ text: title, url }, styles.title)}${lines
      .map((line) => `<br><span style="${styles.detail}">${escaped(line)}</span>`)
      .join('')}${stops.map((stop) => `<br>${link(stop, styles.more)}`).join('')}</p>`,
  )
  .join('')}${stop ? `\n<p style="${styles.stop}">${link(stop)}</p>` : ''}`

/** A mail with research as HTML that every mail program shows. */
export const buildHtml = ({ language, subject, greeting, intro, groups, more, when, change, stopAll }: MailParts) =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${styles.body}"><div style="${styles.main}">
<p>${escaped(greeting)}</p>
<p>${escaped(intro)}</p>${groups.map(buildGroup).join('')}${more ? `\n<p>${link(more)}</p>` : ''}
<p style="${styles.foot}">${escaped(when)}<br>${link(change)}<br>${link(stopAll)}<br>${escaped(provider)}</p>
</div></body></html>
`
