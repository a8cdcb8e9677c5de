import { useRef, useState } from 'react'
import { exportTexts } from '#i18n/en/export.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { downloadIcon } from '#ui/icons/icons-more.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './export-menu.css?inline'

registerStyles('entities', css)

const formats = ['csv', 'xlsx'] as const
type Format = (typeof formats)[number]

type ExportMenuProps = {
  /** Default `Export`. */
  label?: string
  /** Creates the file and downloads it. A failure is shown here with a retry. */
  onExport: (format: Format) => Promise<void>
}

type State = { is: 'idle' } | { is: 'busy' | 'done' | 'failed'; format: Format }

/** A menu of file formats. Only one export runs at a time. */
export function ExportMenu({ label: ownLabel, onExport }: ExportMenuProps) {
  const language = useLanguage()
  const t = useTexts(exportTexts)
  const label = ownLabel ?? t.export
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ is: 'idle' })
  const isBusy = useRef(false)

  const run = async (format: Format) => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ is: 'busy', format })
    try {
      await onExport(format)
      setState({ is: 'done', format })
    } catch {
      setState({ is: 'failed', format })
    }
    isBusy.current = false
  }
  // The pressed button disappears with the notice.
  const focusMenu = () => place.current?.querySelector('button')?.focus()
  const dismiss = () => {
    focusMenu()
    setState({ is: 'idle' })
  }
  const retry = (format: Format) => {
    focusMenu()
    void run(format)
  }
  return (
    <div ref={place} className="r-export" aria-busy={state.is === 'busy'}>
      <Announcer message={getMessage(state, language)} />
      <Menu
        label={label}
        groups={[formats.map((format) => ({ key: format, label: t[format], onSelect: () => void run(format) }))]}
      >
        {state.is === 'busy' ? <span className="r-export__busy" /> : <Icon path={downloadIcon} />}
        {label}
      </Menu>
      {state.is === 'failed' && (
        <Notice dismiss={{ label: t.close, onDismiss: dismiss }}>
          <p>{t.failed}</p>
          <Button onClick={() => retry(state.format)}>{t.retry}</Button>
        </Notice>
      )}
    </div>
  )
}

function getMessage(state: State, language: string): string {
  const t = exportTexts(language)
  if (state.is === 'busy') return t.exporting
  return state.is === 'done' ? fill(t.done, { format: t[state.format] }) : ''
}
