import { useStore } from '@nanostores/react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { preferencesTexts } from '#i18n/en/preferences.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import { splitValues } from '#lib/format/join-values.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { LazyTab } from './lazy-tab.tsx'
import { PreferenceContext } from './preference-context.ts'
import { useHasSearches } from './use-has-searches.ts'
import { type PreferencesTab, usePreferencesTab } from './use-preferences-tab.ts'
import { useUnsaved } from './use-unsaved.tsx'

type PreferencesProps = {
  tab: PreferencesTab
  urlState: 'memory' | 'page'
  /** Categories, and keys of interest records, joined by `;`. */
  categoryOrder: string
  irrelevantCris: string
  searchText: string
  truncateThreshold: number
  onNavigate: (href: string) => boolean
  onUnsaved: (detail: { unsaved: boolean; ask: () => Promise<boolean> }) => void
  onFailure: (failure: Error) => void
}

const loadDistribution = () =>
  import('./distribution/distribution-tab.tsx').then(({ DistributionTab }) => DistributionTab)
const loadFollowing = () => import('./following/following-tab.tsx').then(({ FollowingTab }) => FollowingTab)
const loadAccess = () => import('./access/access-tab.tsx').then(({ AccessTab }) => AccessTab)

/** The preferences of a client: distribution preferences (R343–R363), email preferences (R364–R376), and what is followed. */
export function Preferences(props: PreferencesProps) {
  const t = useTexts(preferencesTexts)
  const sessionId = getSessionId(useStore($session))
  if (sessionId === undefined) return <SignedOut text={t.signedOut} onNavigate={props.onNavigate} />
  return <OwnPreferences key={sessionId} {...props} />
}

/** The named categories in their order, then the others in the default order. */
const getOrder = (named: string) => {
  const first = splitValues(named).flatMap((name) => interestCategories.filter((category) => category === name))
  return [...new Set([...first, ...interestCategories])]
}

function OwnPreferences(props: PreferencesProps) {
  const t = useTexts(preferencesTexts)
  const { categoryOrder, irrelevantCris, searchText, truncateThreshold, onNavigate, onUnsaved, onFailure } = props
  const place = useRef<HTMLDivElement>(null)
  const [tab, choose] = usePreferencesTab({ attribute: props.tab, urlState: props.urlState, onNavigate })
  // A new number remounts a tab, which discards its changes.
  const [visits, setVisits] = useState({ research: 0, access: 0, following: 0 })
  const onDiscard = useCallback(
    (part: PreferencesTab) => setVisits((numbers) => ({ ...numbers, [part]: numbers[part] + 1 })),
    [],
  )
  const { onDirty, onSaving, mayLeave, ask, dialog } = useUnsaved({ onUnsaved, onDiscard })
  const onResearchDirty = useCallback((dirty: boolean) => onDirty('research', dirty), [onDirty])
  const onFollowingDirty = useCallback((dirty: boolean) => onDirty('following', dirty), [onDirty])
  const onAccessDirty = useCallback((dirty: boolean) => onDirty('access', dirty), [onDirty])
  // Memoized separately: only other keys require another list.
  const irrelevantKeys = useMemo(() => splitValues(irrelevantCris), [irrelevantCris])
  const context = useMemo<PreferenceContext>(
    () => ({
      categoryOrder: getOrder(categoryOrder),
      irrelevantCris: irrelevantKeys,
      searchText,
      truncateThreshold,
    }),
    [categoryOrder, irrelevantKeys, searchText, truncateThreshold],
  )

  const select = async (next: string) => {
    if (next === tab) return
    if (await ask()) choose(next === 'access' || next === 'following' ? next : 'research')
    // The arrow keys have already moved the focus.
    else place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  const hasSearches = useHasSearches(tab === 'following', onFailure)
  const tabProps = { onSaving, mayLeave, onNavigate, onFailure }
  return (
    <div ref={place} className="r-preferences">
      <PageTitle>{t.title}</PageTitle>
      <PreferenceContext.Provider value={context}>
        <Tabs
          label={t.tabs}
          selected={tab}
          onSelect={select}
          tabs={[
            {
              id: 'research',
              label: t.research,
              panel: () => (
                <LazyTab key={visits.research} load={loadDistribution} onDirty={onResearchDirty} {...tabProps} />
              ),
            },
            {
              id: 'access',
              label: t.access,
              panel: () => <LazyTab key={visits.access} load={loadAccess} onDirty={onAccessDirty} {...tabProps} />,
            },
            ...(hasSearches
              ? [
                  {
                    id: 'following',
                    label: t.following,
                    panel: () => (
                      <LazyTab key={visits.following} load={loadFollowing} onDirty={onFollowingDirty} {...tabProps} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </PreferenceContext.Provider>
      {dialog}
    </div>
  )
}
