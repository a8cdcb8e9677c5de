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
import { datasetsFile, restOfPath } from './datasets-file.ts'

/** Where a path leads: to a page of the portal, to a file with the token, or to a tab of its own. */
export type Destination = { kind: 'page'; path: string } | { kind: 'file'; url: URL } | { kind: 'tab'; url: URL }

export type Visit = {
  query: URLSearchParams
  /** Whether the address came with a token of its own, which is never used. */
  hadToken: boolean
  signal: AbortSignal
}

const home: Destination = { kind: 'page', path: '/' }

/** Targets that are known by a name (R166). */
const namedTargets: Readonly<Record<string, string>> = { 'research library': '/library' }

/** An answer that says nothing of the user: the server is not there, or too busy. */
const isAway = (status: number | undefined) => status === undefined || [429, 502, 503, 504].includes(status)

/** Asks who is signed in, which renews a spent token; a check that fails ends the session (R155, R159). */
async function checkUser(signal: AbortSignal) {
  try {
    await currentUser(signal)
  } catch (reason) {
    if (!(reason instanceof ApiError) || isAway(reason.status)) throw reason
    signOutEverywhere(endSession)
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
  for (const [name, value] of query) if (!own.has(name)) addParameter(url, name, value)
  return { kind: 'file', url }
}

function toDatasets(visit: Visit): Promise<Destination> {
  const url = datasetsFile(location.pathname)
  return toFile(visit, url ? { kind: 'file', url } : home)
}

/** A link of a record: a page of the portal, or a file of the API's or a trusted origin. */
function toLink(link: string | null | undefined): Destination {
  const url = portalLink(link)
  if (url?.origin === location.origin && exists(url.pathname))
    return { kind: 'page', path: url.pathname + url.search + url.hash }
  const file = redirectTarget(url?.href ?? null)
  return file ? { kind: 'file', url: file } : home
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
  trimEnd((path ?? '').split(/[?#]/, 1).join(''), '/')
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
