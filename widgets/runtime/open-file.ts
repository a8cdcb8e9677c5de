import { withToken } from '#api/authorised-link.ts'
import { currentUser } from '#api/current-user.ts'
import { exchangedLink } from '#api/file-link.ts'

/** The address with a token, which joins it only now (R151). A call before renews an access token that has run out. */
async function linkTo(url: URL): Promise<URL> {
  const exchanged = await exchangedLink(url)
  if (exchanged) return exchanged
  await currentUser()
  return withToken(url)
}

/**
 * Opens a file in a new tab. Without an opener or a referrer the new tab learns nothing of this page. When the answer came
 * too late for the browser to take the click for the reader's own, nothing is opened and the result is false.
 */
export async function openFile(url: URL): Promise<boolean> {
  const chosenByReader = navigator.userActivation?.isActive
  const link = await linkTo(url)
  if (chosenByReader && !navigator.userActivation.isActive) return false
  window.open(link, '_blank', 'noopener,noreferrer')
  return true
}
