import { portalTexts as t } from '../../text/portal.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import '../../ui/icon-button.css'
import '../../ui/notice.css'

type BlockedTabProps = { onOpen: () => void; onClose: () => void }

/** That the browser kept a tab from opening, and the way to it: a press opens it (C48). */
export function BlockedTab({ onOpen, onClose }: BlockedTabProps) {
  const open = () => {
    onOpen()
    onClose()
  }
  return (
    <Notice dismiss={{ label: t.close, onDismiss: onClose }}>
      <p>{t.blockedTab}</p>
      <Button onClick={open}>{t.openDatasets}</Button>
    </Notice>
  )
}
