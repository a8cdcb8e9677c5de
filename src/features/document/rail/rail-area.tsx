import { useMemo } from 'react'
import type { WebDocumentDetail } from '#contract/document.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { findSubject } from './find-subject.ts'

const loadRail = () => import('./rail.tsx').then(({ Rail }) => Rail)

type RailAreaProps = { document: WebDocumentDetail; onNavigate: (href: string) => boolean }

/** What stands beside a document on one company or by a known analyst, loaded after the document. */
export function RailArea({ document, onNavigate }: RailAreaProps) {
  const subject = useMemo(() => findSubject(document), [document])
  const { part: Rail } = useLazy(loadRail, subject?.id)
  return subject && Rail && <Rail document={document} subject={subject} onNavigate={onNavigate} />
}
