import { useMemo } from 'react'
import type { WebDocumentDetail } from '#contract/document.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { findCompany } from './find-company.ts'

const loadRail = () => import('./company-rail.tsx').then(({ CompanyRail }) => CompanyRail)

type CompanyRailAreaProps = { document: WebDocumentDetail; onNavigate: (href: string) => boolean }

/** What stands beside a document on one company, loaded after the document. */
export function CompanyRailArea({ document, onNavigate }: CompanyRailAreaProps) {
  const companyId = useMemo(() => findCompany(document)?.id, [document])
  const { part: Rail } = useLazy(loadRail, companyId)
  return companyId && Rail && <Rail document={document} companyId={companyId} onNavigate={onNavigate} />
}
