import { locale } from '../../config/locale.ts'
import { formatDate } from '../../lib/dates.ts'
import { categoryLabel } from '../../query/categories.ts'
import { companiesTexts as t } from '../../text/companies.ts'
import { companyTexts } from '../../text/company.ts'
import type { Company } from '../../toolkit/company/company.ts'
import { CompanyFileButton } from '../../toolkit/company/company-file.tsx'
import { ProfileLink } from '../../toolkit/profile/profile-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Missing } from '../../ui/missing.tsx'
import type { Column } from '../../ui/table.tsx'
import { sortFields } from './companies.query.ts'

export type CompanyActions = {
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
}

const nameOf = (company: Company) => company.name || companyTexts.unnamed

/** Every column of the table, in its order (R274–R281). All least widths together fit beside the open filters at 1440 px. */
const columns = (actions: CompanyActions): Column<Company>[] => [
  {
    id: 'value',
    header: categoryLabel('Company'),
    size: 176,
    grow: 340,
    cell: (company) => (
      <span className="r-companies__company">
        <Avatar name={nameOf(company)} image={company.image} />
        <ProfileLink name={nameOf(company)} href={company.href} onNavigate={actions.onNavigate} />
      </span>
    ),
  },
  { id: 'ticker', header: t.ticker, size: 76, most: 92, cell: ({ ticker }) => ticker || <Missing /> },
  {
    id: 'sub_sector',
    header: categoryLabel('Sector'),
    size: 126,
    grow: 190,
    cell: ({ sector }) => sector || <Missing />,
  },
  { id: 'equity_rating', header: t.rating, size: 106, grow: 60, cell: ({ rating }) => rating || <Missing /> },
  {
    id: 'related_analyst',
    header: t.author,
    size: 112,
    grow: 180,
    cell: ({ author }) =>
      author ? <ProfileLink name={author.name} href={author.href} onNavigate={actions.onNavigate} /> : <Missing />,
  },
  {
    id: 'model',
    header: companyTexts.model,
    size: 68,
    grow: 60,
    icon: true,
    cell: (company) => <File company={company} kind="model" onDownload={actions.onDownload} />,
  },
  {
    id: 'last_updated',
    header: t.lastUpdated,
    size: 132,
    most: 160,
    cell: ({ lastUpdated }) =>
      lastUpdated ? <time dateTime={lastUpdated}>{formatDate(lastUpdated, 'long', locale())}</time> : <Missing />,
  },
  {
    id: 'tear_sheet',
    header: companyTexts.tearSheet,
    size: 84,
    most: 96,
    icon: true,
    cell: (company) => <File company={company} kind="tearSheet" onDownload={actions.onDownload} />,
  },
]

/** The columns of these names, or all; the company itself always leads. What has no name here is left out. */
export function companyColumns(names: readonly string[], actions: CompanyActions): Column<Company>[] {
  const shown = names.length === 0 ? undefined : new Set(['value', ...names])
  return columns(actions)
    .filter(({ id }) => !shown || shown.has(id))
    .map((column) => ({ ...column, sortable: sortFields.includes(column.id) }))
}

type FileProps = { company: Company; kind: 'model' | 'tearSheet' } & Pick<CompanyActions, 'onDownload'>

function File({ company, kind, onDownload }: FileProps) {
  const file = company[kind]
  if (file.kind === 'none') return <Missing />
  return <CompanyFileButton file={file} kind={kind} name={nameOf(company)} look="icon" onDownload={onDownload} />
}
