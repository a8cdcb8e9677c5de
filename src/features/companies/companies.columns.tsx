import { locale } from '#config/locale.ts'
import type { Company } from '#entities/company/company.ts'
import { companyTableColumns } from '#entities/company/company-columns.ts'
import { CompanyFileButton } from '#entities/company/company-file.tsx'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { companyTexts } from '#i18n/en/companies.ts'
import { useLanguage } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import type { Column } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'

export type CompanyActions = {
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
}

const getName = (company: Company, language: string) => company.name || companyTexts(language).unnamed

const buildCells = (actions: CompanyActions, language: string): Record<string, Column<Company>['cell']> => ({
  value: (company) => (
    <>
      <Avatar name={getName(company, language)} image={company.image} />
      <ProfileLink name={getName(company, language)} href={company.href} onNavigate={actions.onNavigate} />
    </>
  ),
  ticker: ({ ticker }) => ticker,
  sub_sector: ({ sector }) => sector,
  equity_rating: ({ rating }) => rating,
  related_analyst: ({ author }) =>
    author && <ProfileLink name={author.name} href={author.href} onNavigate={actions.onNavigate} />,
  model: (company) => <File company={company} kind="model" onDownload={actions.onDownload} />,
  last_updated: ({ lastUpdated }) =>
    lastUpdated && <time dateTime={lastUpdated}>{formatDate(lastUpdated, 'long', locale(language))}</time>,
  tear_sheet: (company) => <File company={company} kind="tearSheet" onDownload={actions.onDownload} />,
})

/** The columns with these names, or all. The company always comes first. Unknown names are ignored. */
export function companyColumns(names: readonly string[], actions: CompanyActions, language: string): Column<Company>[] {
  const shown = names.length === 0 ? undefined : new Set(['value', ...names])
  const cells = buildCells(actions, language)
  return companyTableColumns(language)
    .filter(({ id }) => !shown || shown.has(id))
    .map((column) => ({ ...column, cell: (company) => cells[column.id]?.(company) || <EmptyValue /> }))
}

type FileProps = { company: Company; kind: 'model' | 'tearSheet' } & Pick<CompanyActions, 'onDownload'>

function File({ company, kind, onDownload }: FileProps) {
  const language = useLanguage()
  const file = company[kind]
  if (file.kind === 'none') return <EmptyValue />
  return (
    <CompanyFileButton file={file} kind={kind} name={getName(company, language)} look="icon" onDownload={onDownload} />
  )
}
