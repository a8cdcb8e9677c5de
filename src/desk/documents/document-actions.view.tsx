import type { DeskDocument } from '#contract/desk-documents.ts'
import { deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'

type DocumentActionsProps = {
  document: DeskDocument
  busy: boolean
  onPutBack: () => void
  onShow: (part: 'form' | 'withdraw' | 'move' | 'release' | 'discard') => void
}

/** What can be done with a document as it stands. */
export function DocumentActions({ document, busy, onPutBack, onShow }: DocumentActionsProps) {
  const t = useTexts(deskDocumentTexts)
  const { state, can_put_back: canPutBack } = document
  const isHeld = state === 'embargo' || state === 'correction'
  const isOpen = state === 'published' || state === 'correction'
  if (state === 'withdrawn')
    return (
      <div className="r-desk-document__actions">
        {canPutBack && (
          <Button busy={busy} onClick={onPutBack}>
            {t.putBack}
          </Button>
        )}
      </div>
    )
  return (
    <div className="r-desk-document__actions">
      {isHeld && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => onShow('release')}>
          {t.release}
        </Button>
      )}
      <Button onClick={() => onShow('form')}>{state === 'embargo' ? t.edit : t.correct}</Button>
      {isHeld && (
        <Button aria-haspopup="dialog" onClick={() => onShow('move')}>
          {t.move}
        </Button>
      )}
      {isHeld && (
        <DangerButton aria-haspopup="dialog" onClick={() => onShow('discard')}>
          {state === 'correction' ? t.discardCorrection : t.discard}
        </DangerButton>
      )}
      {isOpen && (
        <DangerButton aria-haspopup="dialog" onClick={() => onShow('withdraw')}>
          {t.withdraw}
        </DangerButton>
      )}
    </div>
  )
}
