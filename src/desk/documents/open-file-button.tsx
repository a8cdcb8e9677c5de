import { fileUrl } from '#api/links.ts'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { useDownload } from '#entities/file/use-download.tsx'
import { deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { openIcon } from '#ui/icons/icons-document.ts'
import { openFile } from '#widgets/runtime/open-file.ts'

const tryToOpen = (url: URL): Promise<boolean> => openFile(url).catch(() => false)

/** Opens a document's file in a new tab, also before its release. */
export function OpenFileButton({ file }: Pick<DeskDocument, 'file'>) {
  const t = useTexts(deskDocumentTexts)
  const { download, message } = useDownload(tryToOpen)
  const url = fileUrl(file.url)
  if (!url) return null
  return (
    <>
      <Button icon={openIcon} onClick={() => download(url)}>
        {t.openFile}
      </Button>
      {message}
    </>
  )
}
