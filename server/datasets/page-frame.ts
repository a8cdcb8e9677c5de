import { getInitials } from '#lib/format/initials.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import { type DatasetLanguage, datasetTexts } from './texts.ts'

/** The portal's main entries before this page's own (R040–R043). */
const entries = { dashboard: '/dashboard', companies: '/companies', events: '/events/upcoming' } as const

const icon = (path: string) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
const burger = icon('M4 5h16M4 12h16M4 19h16')
const lens = icon('M21 21l-4.3-4.3M19 11a8 8 0 1 1-16 0a8 8 0 0 1 16 0z')

/** An arrow into a tray, for downloads. */
export const downloadIcon = icon('M12 15V3m9 12v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4M7 10l5 5l5-5')

type Bar = {
  language: DatasetLanguage
  /** Where the portal is, without a slash at the end; empty: here. */
  portal: string
  userName: string
}

/** The bar of the portal, as links. A narrow screen has them in a menu, which browsers open without a script. */
export function buildBar({ language, portal, userName }: Bar): string {
  const t = datasetTexts[language]
  const at = (path: string) => escaped(portal + path)
  const links = Object.entries(entries).map(
    ([name, path]) => `<a class="entry" href="${at(path)}">${t.entries[name as keyof typeof entries]}</a>`,
  )
  const name = userName || t.account
  const avatar = `<span class="avatar" aria-hidden="true">${escaped(getInitials(userName))}</span>`
  return `<a class="skip" href="#content">${t.skip}</a>
<header class="bar">
<a class="brand" href="${at('/')}">${t.portal}</a>
<button class="menu" type="button" popovertarget="entries"><span class="hidden">${t.menu}</span>${avatar}${burger}</button>
<nav class="entries" id="entries" popover aria-label="${t.navigation}">
${links.join('\n')}
<a class="entry" href="${at('/datasets_redirect')}" aria-current="page">${t.title}</a>
<a class="search" href="${at('/library')}">${lens}<span>${t.search}</span></a>
<button class="language" type="button" lang="${t.other.language}" hidden>${t.other.name}</button>
<a class="user" href="${at('/account')}">${avatar}<span>${escaped(name)}</span></a>
</nav>
</header>`
}
