import { currentUser } from '#api/current-user.ts'
import { findDocument } from '#api/documents.ts'
import { ApiError, isNotFound } from '#api/errors.ts'
import { redirectTarget } from '#api/redirect-target.ts'
import { signOutEverywhere } from '#api/sign-out.ts'
import { tagByExternalId } from '#api/tags.ts'
import { portalLink } from '#config/config.ts'
import { trimEnd } from '#lib/format/trim.ts'
import { addParameter } from '#lib/url/add-parameter.ts'
import { endSession } from '#session/update.ts'
import { exists, type RedirectName } from '../router/routes.ts'
import { datasetsFile, restOfPath } from './datasets.ts'

/** The target of a redirect: a page, a file with a token, or a new tab. */
export type Destination = { kind: 'page'; path: string } | { kind: 'file'; url: URL } | { kind: 'tab'; url: URL }

export type Visit = {
  query: URLSearchParams
  /** Whether the address had a token, which is never used. */
  hadToken: boolean
  signal: AbortSignal
}

const home: Destination = { kind: 'page', path: '/' }

/** Targets with a name (R166). */
const namedTargets: Readonly<Record<string, string>> = { 'research library': '/library' }

/** The server is unreachable or too busy, which says nothing about the user. */
const isAway = (status: number | undefined) => status === undefined || [429, 502, 503, 504].includes(status)

/** Checks the user, which also renews an expired token. A failed check ends the session (R155, R159). */
async function checkUser(signal: AbortSignal) {
  try {
    await currentUser(signal)
  } catch (reason) {
    if (!(reason instanceof ApiError) || isAway(reason.status)) throw reason
    signOutEverywhere(endSession)
    throw new DOMException('The session has ended.', 'AbortError')
  }
}

/** The file in `r` with the other parameters, else `fallback` (R156, R165, C45). */
async function toFile({ query, signal }: Visit, fallback: Destination): Promise<Destination> {
  await checkUser(signal)
  const link = query.get('r')
  if (link === null) return fallback
  const page = namedTargets[link.trim().toLowerCase()]
  if (page) return { kind: 'page', path: page }
  const url = redirectTarget(link)
  if (!url) return home
  // The link's own parameters win; a duplicate flag would be ambiguous.
  const own = new Set(['r', ...url.searchParams.keys()])
  for (const [name, value] of query) if (!own.has(name)) addParameter(url, name, value)
  return { kind: 'file', url }
}

function toDatasets(visit: Visit): Promise<Destination> {
  const url = datasetsFile(location.pathname)
  return toFile(visit, url ? { kind: 'file', url } : home)
}

/** The target of a record's link: a portal page, or a file of a trusted origin. */
function toLink(link: string | null | undefined): Destination {
  const url = portalLink(link)
  if (url?.origin === location.origin && exists(url.pathname))
    return { kind: 'page', path: url.pathname + url.search + url.hash }
  const file = redirectTarget(url?.href ?? null)
  return file ? { kind: 'file', url: file } : home
}

/** The result of a call; undefined if it answers 404. */
async function found<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (reason) {
    if (isNotFound(reason)) return undefined
    throw reason
  }
}

/** Normalizes `sales_commentary_details`, `/Sales-Commentary-Details.html` and similar to one word (C47). */
const normalizeTarget = (path: string | null) =>
  trimEnd((path ?? '').split(/[?#]/, 1).join(''), '/')
    .replace(/^.*\//, '')
    .replace(/\.html?$/i, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** All redirects (R155–R165). */
export const redirects: Readonly<Record<RedirectName, (visit: Visit) => Destination | Promise<Destination>>> = {
  download: (visit) => toFile(visit, home),
  'datasets-file': toDatasets,
  datasets(visit) {
    if (visit.hadToken) return toDatasets(visit)
    const url = new URL(`/datasets_redirect${restOfPath(location.pathname)}`, location.origin)
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
    switch (normalizeTarget(query.get('target_path'))) {
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
