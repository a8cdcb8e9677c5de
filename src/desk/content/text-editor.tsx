import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getText, publishText } from '#api/desk-content.ts'
import { ApiError } from '#api/errors.ts'
import type { DeskText, DeskTextHistory } from '#contract/desk-content.ts'
import { findAnchor } from '#features/landing/sections.ts'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Outcome } from '../outcome.view.tsx'
import { sayRefusal } from '../refusals.ts'
import { useDeskForm } from '../use-desk-form.ts'
import { useProtected } from '../use-protected.tsx'
import { Conflict } from './conflict.view.tsx'
import { History } from './history.view.tsx'
import { HtmlField } from './html-field.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { MarkedText } from './markup/elements.ts'
import { nameText, sayFinding } from './text-names.ts'
import { useFindings } from './use-findings.ts'

const SHOWN = new Set(['html'])

type Draft = { html: string }

/** What was done, and how it is taken back. */
type Done = { text: string; undo?: () => void }

type TextEditorProps = {
  text: DeskTextHistory
  /** All texts of the page. */
  all: readonly DeskText[]
}

/** Changes one text of the landing page, beside the page as it would be. */
export function TextEditor({ text, all }: TextEditorProps) {
  const t = useTexts(deskContentTexts)
  const language = useLanguage()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  /** What the draft is a change of. */
  const [base, setBase] = useState(text)
  const [theirs, setTheirs] = useState<DeskTextHistory>()
  const [outcome, setOutcome] = useState<Done>({ text: '' })
  /** Whether the draft is to replace a text that somebody else has published. */
  const [replaces, setReplaces] = useState(false)
  const [linked, setLinked] = useState<{ marked: MarkedText; put: (text: MarkedText) => void }>()
  const restoring = useRef(false)
  const title = nameText(text.name, language)
  const anchor = findAnchor(text.name)
  const isFooter = text.name === 'footer'

  const show = (next: DeskTextHistory) => {
    setBase(next)
    setReplaces(false)
    reset({ html: next.html })
  }
  const focusText = () => form.current?.querySelector('textarea')?.focus()
  /** Publishes a text; one that somebody else has published meanwhile is shown beside it. */
  const publish = async (html: string, before: DeskTextHistory, isRestored: boolean) => {
    try {
      const body = { html, revision: before.revision, ...(isRestored && { is_restored: true }) }
      return await publishText(text.name, body)
    } catch (reason) {
      if (!(reason instanceof ApiError && reason.status === 409)) throw reason
      setTheirs(await getText(text.name))
      return undefined
    }
  }
  /** Puts an earlier text on the page. */
  const restore = async (html: string, before: DeskTextHistory, told: string) => {
    if (restoring.current) return
    restoring.current = true
    try {
      const next = await publish(html, before, true)
      if (!next) return change({ html })
      show(next)
      setOutcome({ text: told, undo: () => void restore(before.html, next, t.undone) })
      focusText()
    } catch (reason) {
      refuse({}, sayRefusal(reason, t.failedPublish, language))
    } finally {
      restoring.current = false
    }
  }
  const { form, draft, errors, notice, busy, change, submit, reset, refuse } = useDeskForm<Draft>({
    start: { html: text.html },
    shown: SHOWN,
    find: () => ({}),
    failed: t.failedPublish,
    onSubmit: async ({ html }) => {
      const next = await publish(html, base, false)
      if (!next) return
      show(next)
      const told = fill(next.html === '' ? t.removed : t.done, { name: title })
      setOutcome({ text: told, undo: () => void restore(base.html, next, t.undone) })
    },
  })
  const shown = useDeferredValue(draft.html.trim())
  const texts = useMemo(
    () => new Map(all.map(({ name, html }) => [name, name === text.name ? shown : html])),
    [all, text.name, shown],
  )
  const isDirty = draft.html.trim() !== base.html
  const discard = useCallback(() => reset({ html: base.html }), [reset, base.html])
  const dialog = useProtected(place, isDirty, discard)
  const findings = useFindings(text.name, draft.html)
  const faults = findings.filter(({ is_fault: isFault }) => isFault)
  const remarks = findings.filter(({ is_fault: isFault }) => !isFault)
  const say = (finding: (typeof findings)[number]) => sayFinding(finding, text.name, language)
  const error = faults.length > 0 ? faults.map(say).join(' ') : errors.html
  return (
    <div ref={place} className="r-desk-content__editor">
      <header className="r-desk-form__head">
        <h2 className="r-desk-form__title" id={id}>
          {title}
        </h2>
        <Link href={anchor ? `/landing#${anchor}` : '/landing'}>{t.view}</Link>
      </header>
      <Outcome text={isDirty ? '' : outcome.text} undoLabel={t.undo} onUndo={outcome.undo} />
      {theirs && (
        <Conflict
          theirs={theirs.html}
          mine={draft.html}
          onKeep={() => {
            setBase(theirs)
            setTheirs(undefined)
            setReplaces(true)
            focusText()
          }}
          onTake={() => {
            const mine = draft.html
            show(theirs)
            setTheirs(undefined)
            setOutcome({ text: t.taken, undo: () => change({ html: mine }) })
            focusText()
          }}
        />
      )}
      {replaces && <p role="status">{t.kept}</p>}
      <div className="r-desk-content__halves">
        <form ref={form} className="r-desk-content__form" aria-labelledby={id} noValidate onSubmit={submit}>
          {notice && <Notice>{notice}</Notice>}
          <HtmlField
            value={draft.html}
            error={error}
            isFooter={isFooter}
            onLink={(marked, put) => setLinked({ marked, put })}
            onChange={(html) => restoring.current || change({ html })}
          />
          <p className="r-desk-content__muted">{t.hint}</p>
          <p className="r-desk-content__muted">{t.leftOut}</p>
          <div role="status">
            {remarks.length > 0 && (
              <>
                <h3 className="r-desk-content__label">{t.findings}</h3>
                <ul className="r-desk-content__findings">
                  {remarks.map((finding) => (
                    <li key={say(finding)}>{say(finding)}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <div className="r-desk-content__actions">
            <Button
              variant="primary"
              type="submit"
              busy={busy}
              aria-disabled={!isDirty || theirs !== undefined}
              onClick={(event) => (!isDirty || theirs) && event.preventDefault()}
            >
              {t.publish}
            </Button>
            {isDirty && (
              <Button
                onClick={() => {
                  discard()
                  focusText()
                }}
              >
                {t.discard}
              </Button>
            )}
          </div>
        </form>
        <Preview texts={texts} name={text.name} />
      </div>
      <History text={base} isDirty={isDirty} onRestore={(html) => void restore(html, base, t.restored)} />
      {linked && (
        <LinkDialog
          text={linked.marked}
          texts={isFooter ? undefined : texts}
          onDone={(next) => {
            // A closing dialog returns the focus first; then the text takes it.
            flushSync(() => setLinked(undefined))
            linked.put(next)
          }}
          onClose={() => setLinked(undefined)}
        />
      )}
      {dialog}
    </div>
  )
}

const loadPreview = () => import('./page-preview.view.tsx').then(({ PagePreview }) => PagePreview)

/** The page with the draft; it follows the typing when there is time. */
function Preview({ texts, name }: { texts: ReadonlyMap<string, string>; name: string }) {
  const t = useTexts(deskContentTexts)
  const { part: PagePreview, failed, want } = useLazy(loadPreview, true)
  if (failed) return <ErrorState text={t.previewFailed} retry={{ label: t.retry, onRetry: want }} />
  return PagePreview ? <PagePreview texts={texts} name={name} /> : <div className="r-desk-content__frame" />
}
