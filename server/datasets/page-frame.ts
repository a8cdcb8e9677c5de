import { getInitials } from '#lib/format/initials.ts'
import { escaped } from '#server/platform/files/escaped.ts'
import { type DatasetLanguage, datasetTexts } from './texts.ts'

/** The portal's main entries before this page's own (R040–R043). */
const entries = { dashboard: '/dashboard', companies: '/companies', events: '/events/upcoming' } as const

const icon = (path: string) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
const burger = icon('M4 5h16M4 12h16M4 19h16')
const lens = icon('M21 21l-4.3-4.3M19 11a8 8 0 1 1-16 0a8 8 0 0 1 16 0z')

const bell = icon(
  'M10.27 21a2 2 0 003.46 0m-10.47-5.67A1 1 0 004 17h16a1 1 0 00.74-1.67C19.41 13.96 18 12.5 18 8A6 6 0 006 8c0 4.5-1.41 5.96-2.74 7.33',
)
const caret = icon('M6 9l6 6l6-6')

/** An arrow into a tray, for downloads. */
export const downloadIcon = icon('M12 15V3m9 12v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4M7 10l5 5l5-5')

type Bar = {
  language: DatasetLanguage
  /** Where the portal is, without a slash at the end; empty: here. */
  portal: string
  userName: string
}

/**
 * The bar of the portal, as links, in its order. A narrow screen has the entries and what is the user's in one menu; browsers open
 * menus without a script.
 */
export function buildBar({ language, portal, userName }: Bar): string {
  const t = datasetTexts[language]
  const at = (path: string) => escaped(portal + path)
  const links = Object.entries(entries).map(
    ([name, path]) => `<a class="entry" href="${at(path)}">${t.entries[name as keyof typeof entries]}</a>`,
  )
  const name = userName || t.account
  const avatar = `<span class="avatar" aria-hidden="true">${escaped(getInitials(userName))}</span>`
  const own = `<a href="${at('/account')}">${t.account}</a>
<button class="language" type="button" lang="${t.other.language}" hidden>${t.other.name}</button>`
  return `<a class="skip" href="#content">${t.skip}</a>
<header class="bar">
<a class="brand" href="${at('/')}">${t.portal}</a>
<nav class="entries" id="entries" popover aria-label="${t.navigation}">
${links.join('\n')}
<a class="entry" href="${at('/datasets_redirect')}" aria-current="page">${t.title}</a>
<div class="own">
${own}
</div>
</nav>
<a class="search" href="${at('/library')}" title="${t.search}">${lens}<span>${t.search}</span><kbd hidden>${t.searchKeys}</kbd></a>
<a class="bell" href="${at('/inbox')}" title="${t.inbox}" aria-label="${t.inbox}">${bell}</a>
<button class="user" type="button" popovertarget="user">${avatar}<span>${escaped(name)}</span>${caret}</button>
<div class="own" id="user" popover>
${own}
</div>
<button class="menu" type="button" popovertarget="entries"><span class="hidden">${t.menu}</span>${avatar}${burger}</button>
</header>`
}
