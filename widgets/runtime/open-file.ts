import { withToken } from '#api/authorised-link.ts'
import { currentUser } from '#api/current-user.ts'
import { exchangedLink } from '#api/file-link.ts'

/** The address with a token, added only now (R151). The call before renews an expired access token. */
async function linkTo(url: URL): Promise<URL> {
  const exchanged = await exchangedLink(url)
  if (exchanged) return exchanged
  await currentUser()
  return withToken(url)
}

/**
 * Opens a file in a new tab, which has no opener or referrer. If the answer is too late for the browser's click
 * permission, nothing is opened and the result is false.
 */
export async function openFile(url: URL): Promise<boolean> {
  const isUserAction = navigator.userActivation?.isActive
  const link = await linkTo(url)
  if (isUserAction && !navigator.userActivation.isActive) return false
  window.open(link, '_blank', 'noopener,noreferrer')
  return true
}
