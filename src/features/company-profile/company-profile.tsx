import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { TileRequests } from '#entities/document/use-tile-actions.tsx'
import { useDownload } from '#entities/file/use-download.tsx'
import { asPartFailure } from '#entities/profile/part-failure.ts'
import { createProfile } from '#entities/profile/profile.store.ts'
import { ProfileFailure } from '#entities/profile/profile-failure.tsx'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { memoryTab, pageTab } from '#search/state/tab-state.ts'
import { useQuery } from '#search/state/use-query.ts'
import { SignedOut } from '#ui/states/signed-out.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import { CompanyProfileView } from './company-profile.view.tsx'
import { CompanySkeleton } from './company-skeleton.view.tsx'
import { researchCards, researchColumns } from './research/research-columns.ts'
import { ResearchTab } from './research/research-tab.tsx'
import { getTitle } from './summary.ts'

type CompanyProfileProps = TileRequests & {
  companyId: string
  urlState: 'memory' | 'page'
  /** How many documents are loaded at a time, and in total. */
  pageSize: number
  limit: number
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/** One company (R284–R299). */
export function CompanyProfile(props: CompanyProfileProps) {
  const language = useLanguage()
  const t = useTexts(companyProfileTexts)
  const { companyId, urlState, pageSize, limit, onTitle, onFailure, ...requests } = props

  const store = useMemo(
    () => createProfile({ category: 'Company', id: companyId, getTitle: getTitle, onTitle, onFailure }),
    [companyId, onTitle, onFailure],
  )
  useEffect(() => store.start(), [store])
  const company = useStore(store.$state)
  const query = useQuery(urlState)
  const [tab, selectTab] = useTab(urlState)
  const { download, message } = useDownload(requests.onDownload)
  const onPartFailure = useCallback((failure: Error) => onFailure(asPartFailure(failure)), [onFailure])
  const shown = () => {
    switch (company.state) {
      case 'signed-out':
        return <SignedOut text={t.signedOut} onNavigate={requests.onNavigate} />
      case 'loading':
        return <CompanySkeleton pageSize={pageSize} />
      case 'failed':
        return (
          <ProfileFailure text={t.failed} error={company.error} retrying={company.retrying} onRetry={store.retry} />
        )
      case 'ready':
        return (
          <>
            <CompanyProfileView
              company={company.value}
              tab={tab}
              research={(name, href) =>
                query ? (
                  <ResearchTab
                    companyId={companyId}
                    name={name}
                    href={href}
                    query={query}
                    pageSize={pageSize}
                    limit={limit}
                    onFailure={onPartFailure}
                    {...requests}
                  />
                ) : (
                  <TableSkeleton
                    cards={researchCards}
                    columns={researchColumns(language)}
                    count={pageSize}
                    label={t.loading}
                  />
                )
              }
              onTab={selectTab}
              onOpen={(note) => requests.onOpenDocument(note) && requests.onNavigate(note.href)}
              onNavigate={requests.onNavigate}
              onDownload={download}
              onFailure={onPartFailure}
            />
            {message}
          </>
        )
    }
  }
  return <div tabIndex={-1}>{shown()}</div>
}

/** The active tab, and a function that selects another (R296). */
function useTab(urlState: 'memory' | 'page'): [string, (tab: string) => void] {
  const state = useMemo(() => (urlState === 'page' ? pageTab() : memoryTab()), [urlState])
  useEffect(() => state.follow(), [state])
  return [useStore(state.$tab), state.select]
}
