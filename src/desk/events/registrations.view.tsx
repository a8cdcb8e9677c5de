import { useId } from 'react'
import { locale } from '#config/locale.ts'
import type { DeskEvent, DeskRegistration } from '#contract/desk-events.ts'
import { ExportMenu } from '#entities/file/export/export-menu.tsx'
import { deskEventTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { cardsBelow } from '#ui/table/cards-below.ts'
import { type Column, Table } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'

const cards = cardsBelow(760)

type Row = DeskRegistration & { id: string }

const loadWriter = () => import('#entities/file/export/table-file.ts')

/** Downloads the registrations of an event, with the same columns as the table. */
async function exportRegistrations(
  format: 'csv' | 'xlsx',
  event: DeskEvent,
  registrations: readonly DeskRegistration[],
  language: string,
): Promise<void> {
  const t = deskEventTexts(language)
  const { exportTable } = await loadWriter()
  await exportTable(
    format,
    `${t.exportName} ${event.name}`,
    [
      { header: t.person, value: ({ name }) => name },
      { header: t.email, value: ({ username }) => username },
      { header: t.firm, value: ({ firm }) => firm ?? null },
      { header: t.reference, value: ({ reference }) => reference ?? null },
      { header: t.kind, value: ({ kind }) => t[kind] },
      { header: t.since, value: ({ registered_at }) => registered_at, kind: 'day' },
    ],
    registrations,
  )
}

const buildColumns = (language: string): Column<Row>[] => {
  const t = deskEventTexts(language)
  const instant = new Intl.DateTimeFormat(locale(language), { dateStyle: 'medium', timeStyle: 'short' })
  return [
    { id: 'name', header: t.person, size: 140, grow: 220, namesRow: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'email', header: t.email, size: 180, grow: 260, card: 'fact', cell: ({ username }) => <bdi>{username}</bdi> },
    {
      id: 'firm',
      header: t.firm,
      size: 120,
      grow: 180,
      card: 'fact',
      cell: ({ firm }) => (firm ? <bdi>{firm}</bdi> : <EmptyValue />),
    },
    { id: 'kind', header: t.kind, size: 120, grow: 130, card: 'badge', cell: ({ kind }) => t[kind] },
    {
      id: 'since',
      header: t.since,
      size: 160,
      grow: 160,
      end: true,
      card: 'fact',
      cell: ({ registered_at }) => instant.format(new Date(registered_at)),
    },
  ]
}

type RegistrationsProps = { event: DeskEvent; registrations: readonly DeskRegistration[] }

/** Who takes part in an event or has asked for access, with an export. */
export function Registrations({ event, registrations }: RegistrationsProps) {
  const t = useTexts(deskEventTexts)
  const language = useLanguage()
  const id = useId()
  const counts = [
    fill(t.count, { count: event.registered }),
    ...(event.requested > 0 ? [fill(t.requests, { count: event.requested })] : []),
  ]
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        hasRoom
        note={registrations.length > 0 && counts.join(', ')}
        action={
          registrations.length > 0 && (
            <ExportMenu onExport={(format) => exportRegistrations(format, event, registrations, language)} />
          )
        }
      >
        {t.registrations}
      </SectionHead>
      {registrations.length === 0 ? (
        <EmptyState text={t.noOne} />
      ) : (
        <Table
          caption={t.registrations}
          cards={cards}
          columns={buildColumns(language)}
          rows={registrations.map((registration) => ({ ...registration, id: registration.user_id }))}
        />
      )}
    </section>
  )
}
