import { type ReactNode, useMemo, useState } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { useDownload } from '../file/use-download.tsx'
import type { LockedDocument, TileActions } from './document-title.tsx'
import { rememberOpened } from './opened.ts'

const loadDialog = () => import('./not-authorised.tsx')

export type TileRequests = {
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
  onOpenDocument: (document: { id: string; reference: string; href: string }) => boolean
  /** Opens a file. Resolves to whether it succeeded. */
  onDownload: (url: URL) => Promise<boolean>
}

/** The actions of tiles, and their messages, which are rendered below the tiles. */
export function useTileActions(requests: TileRequests): { actions: TileActions; messages: ReactNode } {
  const { onNavigate, onOpenDocument, onDownload } = requests
  const [locked, setLocked] = useState<LockedDocument>()
  const { part: dialog, want: wantDialog } = useLazy(loadDialog)
  const { download, message } = useDownload(onDownload)
  const actions = useMemo(
    (): TileActions => ({
      onNavigate,
      onOpen(document) {
        rememberOpened(document.id)
        return onOpenDocument(document) && onNavigate(document.href)
      },
      onDownload: download,
      onLocked(document) {
        wantDialog()
        setLocked(document)
      },
    }),
    [onNavigate, onOpenDocument, download, wantDialog],
  )
  const messages = (
    <>
      {message}
      {locked && dialog && (
        <dialog.NotAuthorised document={locked} onNavigate={onNavigate} onClose={() => setLocked(undefined)} />
      )}
    </>
  )
  return { actions, messages }
}
