import { withLinkToken, withToken } from '#api/authorised-link.ts'
import { exchangedLink } from '#api/file-link.ts'
import { fileUrl } from '#api/links.ts'
import { buildPath } from '#api/paths.ts'
import { apiBase } from '#config/config.ts'

/** The raw path after the first segment; names may contain slashes. */
export const restOfPath = (path: string): string => path.replace(/^\/[^/]+/, '').replace(/\/$/, '')

/** The file for a path such as `/datasets_redirect/prices.csv`: a dataset, or the list of datasets. */
export const datasetsFile = (path: string): URL | undefined =>
  fileUrl(new URL(buildPath('files/datasets') + restOfPath(path), apiBase()).href)

/**
 * The address of a datasets page with a token (R043, R164). If the API supports it, the token is for the page's file
 * only. Addresses end up in logs and histories, so the access token is the last resort.
 */
export async function pageLink(page: URL): Promise<URL> {
  const file = datasetsFile(page.pathname)
  if (!file) return page
  const link = (await exchangedLink(file)) ?? withToken(file)
  const token = link.searchParams.get('auth_token')
  return token ? withLinkToken(page, token) : page
}
