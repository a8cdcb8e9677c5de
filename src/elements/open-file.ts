import { withToken } from '../api/authorised-link.ts'
import { currentUser } from '../api/current-user.ts'

/**
 * Opens a file in a new tab. The session is asked first, which renews an access token that has run out, and the token joins
 * the address only now (R151). Without an opener or a referrer the new tab learns nothing of this page. When the answer came
 * too late for the browser to take the click for the reader's own, nothing is opened and the result is false.
 */
export async function openFile(url: URL): Promise<boolean> {
  const chosenByReader = navigator.userActivation?.isActive
  await currentUser()
  if (chosenByReader && !navigator.userActivation.isActive) return false
  window.open(withToken(url), '_blank', 'noopener,noreferrer')
  return true
}
