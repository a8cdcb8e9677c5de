import { useEffect, useRef, useState } from 'react'
import { documentTexts as t } from '../../text/document.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'

/** Puts a link on the clipboard; where the browser refuses, the link stands there to be copied by hand. */
export function CopyLink({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <Announcer message={outcome === 'copied' ? t.copied : ''} />
      <Button onClick={copy} onBlur={() => outcome === 'copied' && setOutcome(undefined)}>
        {outcome === 'copied' ? t.copiedShort : t.copyLink}
      </Button>
      {outcome === 'refused' && <LinkField link={link} />}
    </>
  )
}

function LinkField({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return <input ref={field} className="r-document__link" readOnly aria-label={t.link} value={link} />
}
