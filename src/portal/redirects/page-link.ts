import { withLinkToken, withToken } from '#api/authorised-link.ts'
import { exchangedLink } from '#api/file-link.ts'
import { datasetsFile } from './datasets-file.ts'

/**
 * The address of a page of the portal that leads to the datasets, with a token (R043, R164): one that opens what the page is
 * about and nothing else, wherever the API exchanges them. Addresses are kept in logs and histories, so the access token is
 * only for an API that has no other.
 */
export async function pageLink(page: URL): Promise<URL> {
  const file = datasetsFile(page.pathname)
  if (!file) return page
  const link = (await exchangedLink(file)) ?? withToken(file)
  const token = link.searchParams.get('auth_token')
  return token ? withLinkToken(page, token) : page
}
