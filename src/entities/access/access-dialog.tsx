import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import { isMissingCall } from '#api/missing-call.ts'
import { locale } from '#config/locale.ts'
import type { DocumentAccess } from '#contract/access-request.ts'
import { accessTexts } from '#i18n/en/access.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import css from './access.css?inline'
import { createAccess } from './access.store.ts'
import { describeReasons } from './access-reasons.ts'

registerStyles('entities', css)

type Closed = {
  id: string
  title: string
  /** The address of the document, should it be open by now. */
  href: string | undefined
}

type AccessDialogProps = {
  document: Closed
  heading: string
  text: string
  onNavigate: (href: string) => boolean
  onClose: () => void
}

const LONGEST_NOTE = 1000

/** Why a document is closed, and the request for access: to be sent, waiting, or declined (R262). */
export function AccessDialog({ document, heading, text, onNavigate, onClose }: AccessDialogProps) {
  const t = useTexts(accessTexts)
  const tTile = useTexts(tileTexts)
  const store = useMemo(() => createAccess(document.id), [document.id])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const access = state.state === 'ready' ? state.value : undefined
  const [note, setNote] = useState('')
  const [{ busy, refusal }, setChange] = useState<{ busy: boolean; refusal?: string }>({ busy: false })
  const form = useId()
  const run = async (work: () => Promise<void>, failed: string) => {
    if (busy) return
    setChange({ busy: true })
    try {
      await work()
      setChange({ busy: false })
    } catch (reason) {
      setChange({ busy: false, refusal: getRefusal(reason, failed) })
    }
  }
  // The dialog stays open until the outcome is known.
  const close = () => !busy && onClose()
  const isPending = access?.request?.status === 'pending'
  const canAsk = access !== undefined && !access.entitled && !isPending
  return (
    <Dialog
      title={heading}
      closeLabel={tTile.close}
      onClose={close}
      step={access?.request?.status ?? ''}
      actions={
        access && (
          <>
            {isPending && (
              <Button busy={busy} onClick={() => run(store.withdraw, t.notWithdrawn)}>
                {t.withdraw}
              </Button>
            )}
            {canAsk && (
              <Button variant="primary" type="submit" form={form} busy={busy}>
                {access.request?.status === 'declined' ? t.askAgain : t.ask}
              </Button>
            )}
            {access.entitled && document.href && (
              <ButtonLink
                variant="primary"
                href={document.href}
                onClick={followIf(() => onNavigate(document.href ?? ''))}
              >
                {t.openDocument}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <div className="r-access">
        <p className="r-access__document" dir="auto">
          {document.title}
        </p>
        <p>{access?.entitled ? t.open : text}</p>
        {state.state === 'loading' && (
          <div role="status" aria-busy="true" aria-label={t.loading}>
            <Skeleton width={60} />
          </div>
        )}
        {state.state === 'failed' && !isMissingCall(state.error) && (
          <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
        )}
        {access && <AccessFacts access={access} />}
        {canAsk && (
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void run(() => store.ask(note.trim()), t.notSent)
            }}
          >
            <TextArea label={t.note} value={note} maxLength={LONGEST_NOTE} dir="auto" onChange={setNote} />
          </form>
        )}
        {refusal && <Notice>{refusal}</Notice>}
      </div>
    </Dialog>
  )
}

/** The reasons, and what became of the request. */
function AccessFacts({ access }: { access: DocumentAccess }) {
  const language = useLanguage()
  const t = useTexts(accessTexts)
  const { request, entitled } = access
  const date = request ? formatDate(request.requested_at, 'long', locale(language)) : ''
  const reasons = describeReasons(access, language)
  if (entitled) return null
  return (
    <>
      {reasons.length > 0 && (
        <ul className="r-access__reasons" aria-label={t.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {request?.status === 'pending' && (
        <div className="r-access__request" role="status">
          <p>{fill(t.requested, { date })}</p>
          {request.note && (
            <p className="r-access__note" dir="auto">
              {request.note}
            </p>
          )}
        </div>
      )}
      {request?.status === 'declined' && (
        <div className="r-access__request">
          <p>{fill(t.declined, { date })}</p>
          {request.answer && (
            <p className="r-access__note" dir="auto">
              {request.answer}
            </p>
          )}
        </div>
      )}
    </>
  )
}
