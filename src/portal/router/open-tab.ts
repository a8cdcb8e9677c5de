import { redirectTexts } from '#i18n/en/portal.ts'
import { pageLanguage } from '#i18n/language.ts'
import { pageNotifications } from '#session/notifications.ts'

/** The address with a token. Without one if it cannot be obtained: the page then requests its own. */
async function getAddress(page: URL): Promise<URL> {
  try {
    const { pageLink } = await import('../redirects/datasets.ts')
    return await pageLink(page)
  } catch {
    return page
  }
}

/**
 * Opens the tab at once, because browsers allow it only on a click, and loads the page when the token is there. The tab
 * has no access to this page. Returns false if the browser blocks it.
 */
function tryToOpen(page: URL): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  void getAddress(page).then((address) => tab.location.replace(address))
  return true
}

/** Opens a datasets page in a new tab. If the tab is blocked, a notification offers a button (R043, C48). */
export function openTab(page: URL): void {
  if (tryToOpen(page)) return
  const t = redirectTexts(pageLanguage())
  pageNotifications.show([t.blockedTab], {
    variant: 'warning',
    dismissible: true,
    action: { label: t.openDatasets, run: () => tryToOpen(page) },
  })
}
