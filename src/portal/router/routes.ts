/** Who may see a route (R027, R028, R034–R036; C02). */
export type Access = 'signed-out' | 'signed-in' | 'everyone'

export type PageName =
  | 'dashboard'
  | 'library'
  | 'companies'
  | 'company'
  | 'analyst'
  | 'document'
  | 'events'
  | 'event'
  | 'inbox'
  | 'preferences'
  | 'replay'
  | 'redirect'
  | 'sign-in'
  | 'company-sign-in'
  | 'reset-password'
  | 'change-password'
  | 'account'
  | 'usage'
  | 'desk'
  | 'landing'
  | 'unsubscribe'
  | 'error'
  | 'unknown'

/** The redirects (R155–R164). */
export type RedirectName = 'download' | 'datasets-file' | 'datasets' | 'report-page' | 'dashboard-page'

type Route = { pattern: string; access: Access; page: PageName; redirect?: RedirectName }

/** All routes of the portal. `{name}` matches one segment, `{name*}` all that follow. */
const routes: readonly Route[] = [
  { pattern: '/', access: 'signed-in', page: 'dashboard' },
  { pattern: '/dashboard', access: 'signed-in', page: 'dashboard' },
  { pattern: '/library', access: 'signed-in', page: 'library' },
  { pattern: '/companies', access: 'signed-in', page: 'companies' },
  { pattern: '/document/{id}', access: 'signed-in', page: 'document' },
  { pattern: '/company_profile/{id}', access: 'signed-in', page: 'company' },
  { pattern: '/analyst_profile/{id}', access: 'signed-in', page: 'analyst' },
  { pattern: '/inbox', access: 'signed-in', page: 'inbox' },
  { pattern: '/events', access: 'signed-in', page: 'events' },
  { pattern: '/events/{view}', access: 'signed-in', page: 'events' },
  { pattern: '/events/{id}', access: 'signed-in', page: 'event' },
  { pattern: '/research_preferences', access: 'signed-in', page: 'preferences' },
  { pattern: '/sales_access_preferences', access: 'signed-in', page: 'preferences' },
  { pattern: '/following_preferences', access: 'signed-in', page: 'preferences' },
  { pattern: '/media/{videoId}/{roadshowId}', access: 'signed-in', page: 'replay' },
  { pattern: '/download_redirect', access: 'signed-in', page: 'redirect', redirect: 'download' },
  { pattern: '/datasets_redirect', access: 'signed-in', page: 'redirect', redirect: 'datasets-file' },
  { pattern: '/datasets_redirect/{path*}', access: 'signed-in', page: 'redirect', redirect: 'datasets-file' },
  { pattern: '/datasets', access: 'signed-in', page: 'redirect', redirect: 'datasets' },
  { pattern: '/datasets/{path*}', access: 'signed-in', page: 'redirect', redirect: 'datasets' },
  { pattern: '/report-page.html', access: 'signed-in', page: 'redirect', redirect: 'report-page' },
  { pattern: '/dashboard.html', access: 'signed-in', page: 'redirect', redirect: 'dashboard-page' },
  { pattern: '/login', access: 'signed-out', page: 'sign-in' },
  { pattern: '/landing_auth', access: 'signed-out', page: 'landing' },
  { pattern: '/landing', access: 'signed-in', page: 'landing' },
  { pattern: '/company_sign_in', access: 'signed-out', page: 'company-sign-in' },
  { pattern: '/company_sign_in/return', access: 'everyone', page: 'company-sign-in' },
  { pattern: '/passwordless_login', access: 'signed-out', page: 'sign-in' },
  { pattern: '/reset_password', access: 'signed-out', page: 'reset-password' },
  { pattern: '/reset_password/{resetToken}', access: 'signed-out', page: 'reset-password' },
  { pattern: '/account', access: 'signed-in', page: 'account' },
  { pattern: '/usage', access: 'signed-in', page: 'usage' },
  { pattern: '/desk', access: 'signed-in', page: 'desk' },
  { pattern: '/desk/{area}', access: 'signed-in', page: 'desk' },
  { pattern: '/desk/{area}/{id}', access: 'signed-in', page: 'desk' },
  { pattern: '/change_password', access: 'signed-in', page: 'change-password' },
  { pattern: '/unsubscribe', access: 'everyone', page: 'unsubscribe' },
  { pattern: '/error/{code}', access: 'everyone', page: 'error' },
]

/** A matched route with its decoded parameters. */
export type Match = {
  page: PageName
  access: Access
  params: Readonly<Record<string, string>>
  redirect?: RedirectName
}

const toExpression = (pattern: string) =>
  pattern
    .replace(/\./g, '\\.')
    .replace(/\{(\w+)\*\}/g, '(?<$1>.+)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')

const compiled = routes.map(({ pattern, ...route }) => ({
  ...route,
  path: new RegExp(`^${toExpression(pattern)}$`),
}))

/** Only the two views of events exist (C66); the id of an event has a digit. */
const isShown = ({ page, params }: Match) => {
  if (page === 'events') return /^(upcoming|past)$/.test(params.view ?? 'upcoming')
  return page !== 'event' || /\d/.test(params.id ?? '')
}

/** The route of a path. An unknown path requires sign-in and shows the error page (R108, C02). */
export function matchRoute(path: string): Match {
  for (const { path: pattern, ...route } of compiled) {
    const found = pattern.exec(path)
    if (!found) continue
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
    const match: Match = { ...route, params: Object.fromEntries(params) }
    if (isShown(match)) return match
  }
  return { page: 'unknown', access: 'signed-in', params: {} }
}

/** Whether the portal has a page at this path. Navigation only shows existing pages. */
export const exists = (path: string): boolean => matchRoute(path).page !== 'unknown'
