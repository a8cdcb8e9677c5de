import { withLinkToken, withToken } from '#api/authorised-link.ts'
import { exchangedLink } from '#api/file-link.ts'
import { datasetsFile } from './datasets-file.ts'

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
