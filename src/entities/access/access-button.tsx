import { useState, useSyncExternalStore } from 'react'
import type { WebDocumentDetail } from '#contract/document.ts'
import { accessTexts } from '#i18n/en/access.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { AccessDialog } from './access-dialog.tsx'
import { getRequests, listenToRequests } from './requests.store.ts'

type AccessButtonProps = {
  document: WebDocumentDetail
  /** `primary` where nothing else on the page matters more. */
  variant?: 'primary' | 'secondary'
  onNavigate: (href: string) => boolean
}

/** Opens the request for access to the document or, if it may be read, to its file. */
export function AccessButton({ document, variant = 'secondary', onNavigate }: AccessButtonProps) {
  const { id, title, permissioned, access_request: before } = document
  const t = useTexts(accessTexts)
  const tTile = useTexts(tileTexts)
  const [isOpen, setOpen] = useState(false)
  const get = () => (id in getRequests() ? getRequests()[id] : before)
  const request = useSyncExternalStore(listenToRequests, get, get)
  const isFile = permissioned !== false
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {request?.status === 'pending' ? t.pending : t.ask}
      </Button>
      {isOpen && (
        <AccessDialog
          document={{ id, title: title || tTile.untitled, href: undefined }}
          heading={isFile ? t.file : tTile.notAuthorised}
          text={isFile ? t.fileText : tTile.notAuthorisedText}
          onNavigate={onNavigate}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
