import { currentUser } from '../../api/current-user.ts'
import { findDocument } from '../../api/documents.ts'
import { ApiError, isNotFound } from '../../api/errors.ts'
import { pathOf } from '../../api/paths.ts'
import { redirectTarget } from '../../api/redirect-target.ts'
import { tagByExternalId } from '../../api/tags.ts'
import { apiBase, portalLink } from '../../config/config.ts'
import { signOut } from '../../session/update.ts'
import type { RedirectName } from '../routes.ts'

/** Where a path leads: to a page of the portal, to another address, to a file with the token, or to a tab of its own. */
export type Destination =
  | { kind: 'page'; path: string }
  | { kind: 'address'; url: URL }
  | { kind: 'file'; url: URL }
  | { kind: 'tab'; url: URL }

export type Visit = {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** Whether the address came with a token of its own, which is never used. */
  hadToken: boolean
  signal: AbortSignal
}

const home: Destination = { kind: 'page', path: '/' }

/** Targets that are known by a name (R166). */
const namedTargets: Readonly<Record<string, string>> = { 'research library': '/library' }

/** Asks who is signed in, which renews a spent token; a refusal ends the session (R155, R159). */
async function checkUser(signal: AbortSignal) {
  try {
    await currentUser(signal)
  } catch (reason) {
    if (!(reason instanceof ApiError) || reason.status === undefined) throw reason
    signOut()
    throw new DOMException('The session has ended.', 'AbortError')
  }
}

/** The link in `r` with the other parameters; without one that may be followed, the `fallback` (R156, R165, C45). */
async function toFile({ query, signal }: Visit, fallback: Destination): Promise<Destination> {
  await checkUser(signal)
  const link = query.get('r')
  if (link === null) return fallback
  const page = namedTargets[link.trim().toLowerCase()]
  if (page) return { kind: 'page', path: page }
  const url = redirectTarget(link)
  if (!url) return home
  // What the link says itself stands: a flag that came twice would mean nothing.
  const own = new Set(['r', ...url.searchParams.keys()])
  for (const [name, value] of query) if (!own.has(name)) url.searchParams.append(name, value)
  return { kind: 'file', url }
}

/** A dataset by its path, or their list. */
function datasetsAddress(path = ''): URL {
  const segments = path.split('/').map(encodeURIComponent).join('/')
  const address = pathOf('files/datasets')
  return new URL(segments ? `${address}/${segments}` : address, apiBase())
}

const toDatasets = (visit: Visit) => toFile(visit, { kind: 'file', url: datasetsAddress(visit.params.path) })

/** A link of a record: a page of the portal, or another http(s) address, which gets no token. */
function toLink(link: string | null | undefined): Destination {
  const url = portalLink(link)
  if (!url || !/^https?:$/.test(url.protocol)) return home
  const isOwn = url.origin === location.origin && !url.pathname.startsWith('//')
  return isOwn ? { kind: 'page', path: url.pathname + url.search + url.hash } : { kind: 'address', url }
}

/** What a call finds; nothing where it is unknown. */
async function found<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (reason) {
    if (isNotFound(reason)) return undefined
    throw reason
  }
}

/** `sales_commentary_details`, `/Sales-Commentary-Details.html` and the like as one word (C47). */
const targetOf = (path: string | null) =>
  (path ?? '')
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html?$/i, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** What each path that only leads elsewhere does (R155–R165). */
export const redirects: Readonly<Record<RedirectName, (visit: Visit) => Destination | Promise<Destination>>> = {
  download: (visit) => toFile(visit, home),
  'datasets-file': toDatasets,
  datasets(visit) {
    if (visit.hadToken) return toDatasets(visit)
    const url = new URL(location.origin)
    // The segments as they came: a name may hold a slash of its own.
    url.pathname = location.pathname.replace('/datasets', '/datasets_redirect')
    const link = visit.query.get('r')
    if (link !== null) url.searchParams.set('r', link)
    return { kind: 'tab', url }
  },
  async 'report-page'({ query, signal }) {
    const id = query.get('id')
    const document = id ? await found(findDocument(id, signal)) : undefined
    return toLink(document?.preview_url)
  },
  async 'dashboard-page'({ query, signal }) {
    const [id, externalId] = [query.get('id'), query.get('bm_id')]
    switch (targetOf(query.get('target_path'))) {
      case 'salescommentarydetails':
        return id ? { kind: 'page', path: `/document/${encodeURIComponent(id)}` } : home
      case 'companydetails':
      case 'analystdetails':
        return externalId ? toLink((await found(tagByExternalId(externalId, signal)))?.profile_link) : home
      default:
        return home
    }
  },
}
