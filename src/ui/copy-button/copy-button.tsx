import { type MouseEvent, type ReactNode, useState } from 'react'
import { Announcer } from '../announcer/announcer.tsx'
import { Button } from '../button/button.tsx'

type CopyButtonProps = {
  icon?: string
  text: () => string
  /** The label before and after copying, and the announcement. `name`: what assistive technology calls the button. */
  words: { copy: string; copied: string; announced: string; name?: string }
  /** Shown beside the button if the browser refuses; `close` removes it. */
  refused: (close: () => void) => ReactNode
}

/** Copies a text to the clipboard. */
export function CopyButton({ icon, text, words, refused }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const close = () => setOutcome(undefined)
  const copy = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // The label changes back on blur: a button beside it must not move from under the press that caused it.
    button.style.minInlineSize = `${button.offsetWidth}px`
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
      <Button
        {...(icon && { icon })}
        aria-label={isCopied ? undefined : words.name}
        onClick={copy}
        onBlur={() => isCopied && close()}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      {outcome === 'refused' && refused(close)}
    </>
  )
}
