import { followLink } from '../router/location.ts'
import { openTab } from '../router/open-tab.ts'
import type { Entry } from './entry.ts'
import { keepRecent } from './recent.ts'

/** Does what an entry is for: goes there as a link would, which asks about unsaved changes, or into a tab of its own. */
export function openEntry(entry: Entry, inTab: boolean): void {
  keepRecent(entry)
  const { does } = entry
  if ('run' in does) does.run()
  else goThere(new URL(does.href, location.href), inTab, does.withToken)
}

function goThere(address: URL, inTab: boolean, withToken = false) {
  if (withToken) openTab(address)
  else if (inTab) window.open(address, '_blank', 'noopener,noreferrer')
  else if (address.origin === location.origin) followLink(address.href)
  else location.assign(address)
}
