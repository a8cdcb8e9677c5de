import { useEffect, useRef, useState } from 'react'
import { addSheets } from '#lib/dom/sheets.ts'
import { toSheet } from '#lib/dom/to-sheet.ts'
import reading from '../base/reading.css?inline'
import { FocusAround } from '../dom/keep-focus.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { reachWideTables } from '../table/reach-wide-tables.ts'
import { cleanHtml } from './clean-html.ts'

/** Scrolls to a page of the text, a section with `data-page`. The first page needs no scrolling. */
function openAt(root: ShadowRoot, page: number) {
  if (page > 1) root.querySelector(`[data-page="${page}"]`)?.scrollIntoView()
}

type UntrustedHtmlProps = {
  html: string
  /** The language of the text, if it is another one than the element's. */
  lang?: string | undefined
  /** The page to show first, from 1. */
  page: number
  label: string
  failedText: string
  retryLabel: string
  /** Called with the root of the rendered text. */
  onShown?: (root: ShadowRoot) => void
}

/**
 * Foreign HTML, sanitized and in its own shadow root: its scripts and styles cannot reach the page (R339). The
 * sanitizer and the layout of tables are loaded with the first text; if that fails, `failedText` and a button are shown.
 */
export function UntrustedHtml(props: UntrustedHtmlProps) {
  const { html, lang, page, label, failedText, retryLabel, onShown } = props
  const host = useRef<HTMLElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const failed = state === 'failed'
  useEffect(() => {
    if (failed) return
    let live = true
    let stop = () => {}
    const show = async () => {
      const [{ default: purifier }, { layOutTables }] = await Promise.all([
        import('dompurify'),
        import('./lay-out-tables.ts'),
      ])
      const element = host.current
      if (!live || !element) return
      const fragment = cleanHtml(purifier, html)
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      addSheets(root, [toSheet(reading)])
      root.replaceChildren(fragment)
      layOutTables(root)
      stop = reachWideTables(root)
      setState('ready')
    }
    show().catch(() => live && setState('failed'))
    return () => {
      live = false
      stop()
    }
  }, [html, failed])
  useEffect(() => {
    const root = host.current?.shadowRoot
    if (root && state === 'ready') openAt(root, page)
  }, [state, page])
  useEffect(() => {
    const root = host.current?.shadowRoot
    if (root && state === 'ready') onShown?.(root)
  }, [state, onShown])
  if (failed)
    return (
      <FocusAround>
        <ErrorState text={failedText} retry={{ label: retryLabel, onRetry: () => setState('loading') }} />
      </FocusAround>
    )
  return (
    <article ref={host} lang={lang} aria-label={label} aria-busy={state === 'loading'}>
      {state === 'loading' && [100, 96, 98, 60].map((width) => <Skeleton key={width} width={width} />)}
    </article>
  )
}
