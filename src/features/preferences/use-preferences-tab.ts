import { useState } from 'react'
import { portalLink } from '#config/config.ts'

export type PreferencesTab = 'research' | 'access' | 'following'

/** The portal's path of each tab (R343). */
const paths: Readonly<Record<PreferencesTab, string>> = {
  research: '/research_preferences',
  access: '/sales_access_preferences',
  following: '/following_preferences',
}

type TabOptions = {
  attribute: PreferencesTab
  urlState: 'memory' | 'page'
  onNavigate: (href: string) => boolean
}

/**
 * The shown tab, and a function that selects another. The attribute's tab is shown until the user selects one; a later
 * change of the attribute wins. Unsaved changes stay in the hidden tab. If the path names the tab, selecting navigates
 * to the other path.
 */
export function usePreferencesTab({ attribute, urlState, onNavigate }: TabOptions) {
  const [chosen, setChosen] = useState({ tab: attribute, attribute })
  if (chosen.attribute !== attribute) setChosen({ tab: attribute, attribute })
  const tab = urlState === 'page' ? attribute : chosen.tab
  const choose = (next: PreferencesTab) => {
    if (urlState === 'memory') return setChosen({ tab: next, attribute })
    const href = portalLink(paths[next])?.href ?? paths[next]
    if (onNavigate(href)) location.assign(href)
  }
  return [tab, choose] as const
}
