import type { WebDocumentDetail } from '#contract/document.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'

const load = () => import('./access-button.tsx').then(({ AccessButton }) => AccessButton)

type AccessAreaProps = { document: WebDocumentDetail; onNavigate: (href: string) => boolean }

/** A button for access to an open document that is closed to the user, or its file, where the API takes requests. */
export function AccessArea({ document, onNavigate }: AccessAreaProps) {
  const isClosed = document.entitled === false && document.access_request !== undefined
  const { part: AccessButton } = useLazy(load, isClosed)
  return isClosed && AccessButton ? <AccessButton document={document} onNavigate={onNavigate} /> : null
}
