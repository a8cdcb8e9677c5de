import { useEffect, useRef } from 'react'
import { documentTexts } from '#i18n/en/document.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'

/** Copies a link to the clipboard. If the browser refuses, the link is shown in a field to copy by hand. */
export function CopyLink({ link }: { link: string }) {
  const t = useTexts(documentTexts)
  const words = { copy: t.copyLink, copied: t.copiedShort, announced: t.copied }
  return <CopyButton text={() => link} words={words} refused={() => <LinkField link={link} />} />
}

function LinkField({ link }: { link: string }) {
  const t = useTexts(documentTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return <input ref={field} className="r-document__link" readOnly aria-label={t.link} value={link} />
}
