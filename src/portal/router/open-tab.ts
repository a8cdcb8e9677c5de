import { redirectTexts as t } from '#i18n/en/portal.ts'
import { pageNotifications } from '#session/notifications.ts'

/** Without a token, where none can be had: the page asks for one of its own anyway. */
async function addressOf(page: URL): Promise<URL> {
  try {
    const { pageLink } = await import('../redirects/page-link.ts')
    return await pageLink(page)
  } catch {
    return page
  }
}

/**
 * Opens the tab at once, as browsers let only a click do, and leads it to the page when its token is there. The tab learns
 * nothing of this one. False where the browser keeps it from opening.
 */
function tryToOpen(page: URL): boolean {
  const tab = window.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  void addressOf(page).then((address) => tab.location.replace(address))
  return true
}

/** Opens a page of the portal that leads to the datasets in a tab of its own; where that is blocked, a press does (R043, C48). */
export function openTab(page: URL): void {
  if (tryToOpen(page)) return
  pageNotifications.show([t.blockedTab], {
    variant: 'warning',
    dismissible: true,
    action: { label: t.openDatasets, run: () => tryToOpen(page) },
  })
}
