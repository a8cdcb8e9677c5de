import { followLink } from '../router/location.ts'
import { openTab } from '../router/open-tab.ts'
import type { Entry } from './entry.ts'
import { keepRecent } from './recent.ts'

/** Runs an entry: navigates like a link, which asks about unsaved changes, or opens a new tab. */
export function openEntry(entry: Entry, inTab: boolean): void {
  keepRecent(entry)
  const { does } = entry
  if ('run' in does) does.run()
  else openAddress(new URL(does.href, location.href), inTab, does.withToken)
}

function openAddress(address: URL, inTab: boolean, withToken = false) {
  if (withToken) openTab(address)
  else if (inTab) window.open(address, '_blank', 'noopener,noreferrer')
  else if (address.origin === location.origin) followLink(address.href)
  else location.assign(address)
}
