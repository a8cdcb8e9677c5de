import { useState } from 'react'
import { portalLink } from '#config/config.ts'

export type PreferencesTab = 'research' | 'access'

/** The portal's path of each tab (R343). */
const paths: Readonly<Record<PreferencesTab, string>> = {
  research: '/research_preferences',
  access: '/sales_access_preferences',
}

type TabPlace = {
  attribute: PreferencesTab
  urlState: 'memory' | 'page'
  onNavigate: (href: string) => boolean
}

/**
 * The tab that is shown, and how to show another one: the attribute's until the reader chooses, and a later attribute has the
 * last word: what was not saved stays in its tab, which is hidden then. Where the path names the tab, choosing is a step to the other path.
 */
export function usePreferencesTab({ attribute, urlState, onNavigate }: TabPlace) {
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
