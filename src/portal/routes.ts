/** Who may see a route (R027, R028, R034–R036; C02). */
export type Access = 'signed-out' | 'signed-in' | 'everyone'

export type PageName =
  | 'dashboard'
  | 'library'
  | 'companies'
  | 'company'
  | 'analyst'
  | 'document'
  | 'sign-in'
  | 'landing'
  | 'error'
  | 'unknown'

type Route = { pattern: string; access: Access; page: PageName }

/** Every route of the portal. `{name}` stands for one segment. */
const routes: readonly Route[] = [
  { pattern: '/', access: 'signed-in', page: 'dashboard' },
  { pattern: '/dashboard', access: 'signed-in', page: 'dashboard' },
  { pattern: '/library', access: 'signed-in', page: 'library' },
  { pattern: '/companies', access: 'signed-in', page: 'companies' },
  { pattern: '/document/{id}', access: 'signed-in', page: 'document' },
  { pattern: '/company_profile/{id}', access: 'signed-in', page: 'company' },
  { pattern: '/analyst_profile/{id}', access: 'signed-in', page: 'analyst' },
  { pattern: '/login', access: 'signed-out', page: 'sign-in' },
  { pattern: '/landing_auth', access: 'signed-out', page: 'landing' },
  { pattern: '/passwordless_login', access: 'signed-out', page: 'unknown' },
  { pattern: '/reset_password', access: 'signed-out', page: 'unknown' },
  { pattern: '/reset_password/{resetToken}', access: 'signed-out', page: 'unknown' },
  { pattern: '/error/{code}', access: 'everyone', page: 'error' },
]

/** A route that a path led to, with its parameters decoded. */
export type Match = { page: PageName; access: Access; params: Readonly<Record<string, string>> }

const compiled = routes.map(({ pattern, ...route }) => ({
  ...route,
  path: new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/** The route of a path; a path that no route knows is for signed-in users and shows the error page (R108, C02). */
export function matchRoute(path: string): Match {
  for (const { path: pattern, page, access } of compiled) {
    const groups = pattern.exec(path)?.groups
    const found = groups || pattern.test(path)
    if (found) {
      const params = Object.entries(groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
      return { page, access, params: Object.fromEntries(params) }
    }
  }
  return { page: 'unknown', access: 'signed-in', params: {} }
}

/** Whether the portal has a page at this path; navigation shows nothing that is not there. */
export const exists = (path: string): boolean => matchRoute(path).page !== 'unknown'
