import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { locale } from '#config/locale.ts'
import type { AuditKind } from '#contract/desk-audit.ts'
import { ExportMenu } from '#entities/file/export/export-menu.tsx'
import { dateTexts } from '#i18n/en/dates.ts'
import { deskAuditTexts } from '#i18n/en/desk-audit.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { shiftDay, toLocalDay } from '#lib/format/days.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { DateRangePicker } from '#ui/date-range/date-range.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import type { AreaProps } from '../area-props.ts'
import records from '../records.css?inline'
import css from './audit.css?inline'
import { exportFiltered } from './audit.export.ts'
import { type AuditStore, createAudit } from './audit.store.ts'
import { AuditList } from './audit-list.view.tsx'

registerStyles('portal', records, css)

const kinds: readonly AuditKind[] = ['accounts', 'firms', 'requests', 'events', 'documents', 'content']
/** Administrators see these too. */
const personal: readonly AuditKind[] = ['reading', 'preferences', 'sign-ins', 'other']

/** Who did what to whom, and when. */
export function Audit({ role }: AreaProps) {
  const t = useTexts(deskAuditTexts)
  const store = useMemo(createAudit, [])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  return (
    <section className="r-desk-list r-desk-audit" aria-label={t.title}>
      <h2 className="r-visually-hidden">{t.title}</h2>
      <AuditTools store={store} kinds={role === 'admin' ? [...kinds, ...personal] : kinds} />
      <AuditList state={state} onLoadMore={store.loadMore} onRetry={store.retry} />
    </section>
  )
}

function AuditTools({ store, kinds: offered }: { store: AuditStore; kinds: readonly AuditKind[] }) {
  const language = useLanguage()
  const t = useTexts(deskAuditTexts)
  const tDates = useTexts(dateTexts)
  const query = useStore(store.$query)
  const [typed, setTyped] = useState(query.term)
  const today = toLocalDay(new Date())
  const lastDays = (days: number) => ({ start: shiftDay(today, 1 - days), end: today, allTime: false })
  return (
    <div className="r-desk-list__tools">
      <search className="r-desk-list__search">
        <SearchField
          label={t.search}
          placeholder={t.search}
          clearLabel={t.clear}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            store.search(text)
          }}
        />
      </search>
      <div className="r-desk-list__choice">
        <SelectField
          label={t.kind}
          value={query.kind}
          options={[{ value: '', label: t.all }, ...offered.map((kind) => ({ value: kind, label: t[kind] }))]}
          onChange={(kind) => store.filter({ kind })}
        />
      </div>
      <div className="r-desk-audit__period">
        <DateRangePicker
          label={t.period}
          layout="popover"
          value={query.range}
          quickRanges={[
            { label: t.today, range: lastDays(1) },
            { label: t.days7, range: lastDays(7) },
            { label: t.days30, range: lastDays(30) },
          ]}
          disabled="future"
          today={today}
          locale={locale(language)}
          texts={tDates}
          onChange={(range) => store.filter({ range })}
        />
      </div>
      <div className="r-desk-audit__export">
        <ExportMenu onExport={(format) => exportFiltered(store.$query.get(), format, language)} />
      </div>
    </div>
  )
}
