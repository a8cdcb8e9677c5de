import { useCallback, useRef, useState } from 'react'
import { getDeskDocument, putBackDeskDocument } from '#api/desk-documents.ts'
import type { DeskDocument } from '#contract/desk-documents.ts'
import { deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { formatTime } from '../format-time.ts'
import { LoadedPart } from '../one-record.tsx'
import { Outcome } from '../outcome.view.tsx'
import { useLoaded } from '../use-loaded.ts'
import { DocumentActions } from './document-actions.view.tsx'
import { DiscardDialog, EmbargoDialog, ReleaseDialog, WithdrawDialog } from './document-dialogs.tsx'
import { DocumentFacts } from './document-facts.view.tsx'
import { describeRefusal, describeState } from './document-words.ts'
import { DocumentForm } from './form/document-form.tsx'
import { OpenFileButton } from './open-file-button.tsx'

type OneDocumentProps = {
  id: string
  /** What has just been done, such as that the document was uploaded. */
  told: string
  onChanged: () => void
  /** What was held is dropped, and nothing else was there. */
  onGone: () => void
}

/** One document: its facts and what can be done with it. */
export function OneDocument({ id, ...props }: OneDocumentProps) {
  const t = useTexts(deskDocumentTexts)
  const { state, retry, reload, replace } = useLoaded(
    useCallback((signal: AbortSignal) => getDeskDocument(id, signal), [id]),
  )
  return (
    <LoadedPart loaded={state} texts={t} onRetry={retry}>
      {(document) => <LoadedDocument document={document} onReplace={replace} onReload={reload} {...props} />}
    </LoadedPart>
  )
}

type LoadedDocumentProps = Omit<OneDocumentProps, 'id'> & {
  document: DeskDocument
  onReplace: (document: DeskDocument) => void
  onReload: () => void
}

/** What was done last; `undo` takes a withdrawal back. */
type Done = { text: string; undo?: boolean }

function LoadedDocument({ document, told, onReplace, onReload, onChanged, onGone }: LoadedDocumentProps) {
  const t = useTexts(deskDocumentTexts)
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'document' | 'form' | 'withdraw' | 'move' | 'release' | 'discard'>('document')
  const [outcome, setOutcome] = useState<Done>({ text: told })
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const show = useCallback((done: Done) => {
    setShown('document')
    setRefusal('')
    setOutcome(done)
    // The pressed button is gone.
    place.current?.focus({ preventScroll: true })
  }, [])
  const finish = useCallback(
    (changed: DeskDocument, done: Done) => {
      onReplace(changed)
      onChanged()
      show(done)
    },
    [onReplace, onChanged, show],
  )
  const wasHeld = document.state === 'embargo'
  const save = useCallback(
    (saved: DeskDocument) => {
      const time = formatTime(saved.available_at, language)
      const held = wasHeld ? t.held : t.correctionHeld
      finish(saved, { text: time ? fill(held, { time }) : wasHeld ? t.released : t.corrected })
    },
    [finish, language, t, wasHeld],
  )
  /** Does at once what needs no question. */
  const run = async (change: () => Promise<DeskDocument>, text: string) => {
    if (busy) return
    setBusy(true)
    try {
      finish(await change(), { text })
    } catch (reason) {
      setRefusal(describeRefusal(reason, language))
    } finally {
      setBusy(false)
    }
  }
  const { id, revision } = document
  const putBack = () => void run(() => putBackDeskDocument(id, revision), t.restored)
  const open = (part: typeof shown) => {
    // An answer that is on its way would close it.
    if (busy) return
    setShown(part)
    if (part === 'form') place.current?.focus({ preventScroll: true })
  }
  if (shown === 'form')
    return (
      <div ref={place} tabIndex={-1}>
        <DocumentForm document={document} onSaved={save} onClose={() => show({ text: '' })} />
      </div>
    )
  const isOpen = document.state === 'published' || document.state === 'correction'
  return (
    <div ref={place} tabIndex={-1} className="r-desk-record r-desk-document">
      <header className="r-desk-form__head">
        <h2 className="r-desk-form__title">
          <bdi>{document.title}</bdi>
        </h2>
        <DocumentActions document={document} busy={busy} onPutBack={putBack} onShow={open} />
        <p className={`r-desk-document__state r-desk-document__state--${document.state}`}>
          {describeState(document, language)}
        </p>
      </header>
      <Outcome text={outcome.text} undoLabel={t.undo} onUndo={outcome.undo ? putBack : undefined} />
      {refusal && <Notice>{refusal}</Notice>}
      <DocumentFacts document={document} />
      <div className="r-desk-document__actions">
        <OpenFileButton file={document.file} />
        {isOpen && document.document_id && <ButtonLink href={`/document/${document.document_id}`}>{t.view}</ButtonLink>}
      </div>
      {shown === 'withdraw' && (
        <WithdrawDialog
          document={document}
          onDone={(changed) => finish(changed, { text: t.withdrawnNow, undo: changed.can_put_back })}
          onClose={() => setShown('document')}
        />
      )}
      {shown === 'move' && (
        <EmbargoDialog
          document={document}
          onDone={(changed) =>
            finish(changed, { text: fill(t.moved, { time: formatTime(changed.available_at, language) }) })
          }
          onClose={() => setShown('document')}
        />
      )}
      {shown === 'release' && (
        <ReleaseDialog
          document={document}
          onDone={(changed) => finish(changed, { text: t.released })}
          onClose={() => setShown('document')}
        />
      )}
      {shown === 'discard' && (
        <DiscardDialog
          document={document}
          onDone={() => {
            onChanged()
            if (document.state === 'embargo' && !document.document_id) return onGone()
            onReload()
            show({ text: t.discarded })
          }}
          onClose={() => setShown('document')}
        />
      )}
    </div>
  )
}
