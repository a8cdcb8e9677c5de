import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import type { UsageRequest } from '#api/usage.ts'
import type { UsageBy } from '#contract/usage.ts'
import { ExportMenu } from '#entities/file/export/export-menu.tsx'
import { usageTexts } from '#i18n/en/usage.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { usageColumns } from './usage.columns.tsx'
import { exportUsage } from './usage.export.ts'
import { createUsage } from './usage.store.ts'
import { UsageView } from './usage.view.tsx'
import { UsageTools } from './usage-tools.view.tsx'

export type UsageProps = Pick<UsageRequest, 'by' | 'pageSize'> & {
  scope?: UsageRequest['scope']
  firmId?: string | undefined
  /** The address of a firm's own report, at the desk. */
  firmHref?: (id: string) => string
  /** Beside the name of the firm, which is then the heading. */
  back?: ReactNode
  /** Empty: `Readership`. */
  heading: string
  hideHeading: boolean
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

const ofFirm: readonly UsageBy[] = ['document', 'analyst', 'event', 'user', 'month']
const ofAll: readonly UsageBy[] = ['document', 'analyst', 'event', 'user', 'firm', 'month']

/** How a firm has used documents and replays; at the desk, how all firms have. */
export function UsageReport(props: UsageProps) {
  const { scope = 'firm', firmId, firmHref, back, by, pageSize, heading, hideHeading, onNavigate, onFailure } = props
  const language = useLanguage()
  const t = useTexts(usageTexts)
  const id = useId()
  const store = useMemo(() => {
    // An API without readership is no failure.
    const tell = (failure: Error & { status?: number }) => isMissingCall(failure) || onFailure(failure)
    return createUsage({ scope, firmId, by, pageSize, onFailure: tell })
  }, [scope, firmId, by, pageSize, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const query = useStore(store.$query)
  const busy = useStore(store.$busy)
  const total = state.state === 'ready' ? state.value.total : undefined
  const columns = useMemo(
    () => usageColumns(query.by, total, { firmHref, onNavigate }, language),
    [query.by, total, firmHref, onNavigate, language],
  )
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  const isDenied = state.state === 'failed' && state.error.status === 403
  const firm = state.state === 'ready' ? state.value.firm : ''
  return (
    <section tabIndex={-1} className="r-usage" aria-labelledby={id}>
      <SectionHead id={id} isHidden={hideHeading} note={heading === '' && back ? undefined : firm} action={back}>
        {heading || (back && firm) || t.title}
      </SectionHead>
      {state.state !== 'signed-out' && !isDenied && (
        <UsageTools
          query={query}
          choices={scope === 'desk' && firmId === undefined ? ofAll : ofFirm}
          onUpdate={store.update}
        >
          <ExportMenu onExport={(format) => exportUsage(store, format, language, firmId === undefined ? '' : firm)} />
        </UsageTools>
      )}
      <UsageView
        state={state}
        query={query}
        busy={busy}
        columns={columns}
        skeletons={pageSize}
        onUpdate={store.update}
        onNavigate={onNavigate}
        onRetry={store.retry}
      />
    </section>
  )
}
