import { type ReactNode, useState } from 'react'
import { Announcer } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'

type CopyButtonProps = {
  icon?: string
  text: () => string
  /** What the button says before and after, and what is announced. */
  words: { copy: string; copied: string; announced: string }
  /** Stands beside the button where the browser refuses; `close` takes it away. */
  refused: (close: () => void) => ReactNode
}

/** Puts a text on the clipboard. */
export function CopyButton({ icon, text, words, refused }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const close = () => setOutcome(undefined)
  const copy = async () => {
    close()
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const isCopied = outcome === 'copied'
  return (
    <>
      <Announcer message={isCopied ? words.announced : ''} />
      <Button {...(icon && { icon })} onClick={copy} onBlur={() => isCopied && close()}>
        {isCopied ? words.copied : words.copy}
      </Button>
      {outcome === 'refused' && refused(close)}
    </>
  )
}
