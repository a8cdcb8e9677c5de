import { type ReactNode, useCallback, useState } from 'react'
import { filesTexts } from '#i18n/en/files.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FocusBack } from '#ui/dom/keep-focus.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type Download = {
  download: (url: URL) => void
  /** The failure message, rendered below the files. */
  message: ReactNode
}

/** Opens files with the element's `open`, which resolves to whether it succeeded. */
export function useDownload(open: (url: URL) => Promise<boolean>): Download {
  const t = useTexts(filesTexts)
  const [failed, setFailed] = useState(false)
  const download = useCallback(async (url: URL) => setFailed(!(await open(url))), [open])
  const message = failed && (
    <FocusBack className="r-notice-dock">
      <Notice dismiss={{ label: t.close, onDismiss: () => setFailed(false) }}>{t.downloadFailed}</Notice>
    </FocusBack>
  )
  return { download, message }
}
