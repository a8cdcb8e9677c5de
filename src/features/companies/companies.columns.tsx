import { locale } from '#config/locale.ts'
import type { Tag } from '#contract/tag.ts'
import { type Company, toCompany } from '#entities/company/company.ts'
import { companyTableColumns, NO_PRICES, withPriceColumns } from '#entities/company/company-columns.ts'
import { CompanyFileButton } from '#entities/company/company-file.tsx'
import { toPrices } from '#entities/company/company-prices.ts'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { companyTexts } from '#i18n/en/companies.ts'
import { useLanguage } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { formatDate } from '#lib/format/dates.ts'
import { shortenName } from '#lib/format/short-name.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import type { Column } from '#ui/table/table.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'

/** A company with its prices, for a row. */
export const toCompanyRow = (tag: Tag, language: string) => ({ ...toCompany(tag), ...toPrices(tag, language) })

export type CompanyRow = ReturnType<typeof toCompanyRow>

export type CompanyActions = {
  /** Whether the browser may follow a link. */
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
  /** The analyst or sector whose companies these are; empty: those of all. */
  relatedTo?: string
}

const getName = (company: Company, language: string) => company.name || companyTexts(language).unnamed

const buildCells = (
  actions: CompanyActions,
  language: string,
  mostLetters: number,
): Record<string, Column<CompanyRow>['cell']> => ({
  value: (company) => (
    <>
      <Avatar name={getName(company, language)} image={company.image} />
      <ProfileLink name={getName(company, language)} href={company.href} onNavigate={actions.onNavigate} />
    </>
  ),
  ticker: ({ ticker }) => ticker,
  sub_sector: ({ sector }) => valueLabel('Sector', sector, language),
  equity_rating: ({ rating }) => rating && <Rating value={rating} />,
  related_analyst: ({ author }) => author && showAuthor({ author, mostLetters, ...actions }),
  model: (company) => <File company={company} kind="model" onDownload={actions.onDownload} />,
  last_updated: ({ lastUpdated }) =>
    lastUpdated && <time dateTime={lastUpdated}>{formatDate(lastUpdated, 'long', locale(language))}</time>,
  tear_sheet: (company) => <File company={company} kind="tearSheet" onDownload={actions.onDownload} />,
  target_price: ({ target }) => target && <bdi dir="ltr">{target}</bdi>,
  close_price: ({ price }) => price && <bdi dir="ltr">{price}</bdi>,
  upside: ({ upside }) => upside && <Delta plain {...upside} />,
})

/** Beside prices, tickers and days would take two lines: they get some of the width of ratings and authors. */
const besidePrices: Record<string, Partial<Column<CompanyRow>>> = {
  ticker: { size: 80 },
  equity_rating: { size: 98 },
  related_analyst: { size: 108 },
  last_updated: { size: 146 },
}

/** Where all prices fit, there is width for sectors and authors too. */
const besideAllPrices: typeof besidePrices = {
  ...besidePrices,
  sub_sector: { size: 150, most: 190 },
  related_analyst: { size: 138, grow: 240 },
}

/** How many letters of an author fit into one line; without prices there is width for more. */
function countLetters(prices: readonly string[]): number {
  if (prices.length === 0) return Number.POSITIVE_INFINITY
  return prices.includes('close_price') ? 17 : 14
}

const besideShown = (prices: readonly string[]) => {
  if (prices.length === 0) return {}
  return prices.includes('close_price') ? besideAllPrices : besidePrices
}

/**
 * The columns with these names, or all. The company always comes first, prices come last. Unknown names are ignored.
 * `shownPrices`: the ids of the prices that are shown if no names are given.
 */
export function companyColumns(
  names: readonly string[],
  actions: CompanyActions,
  language: string,
  shownPrices = NO_PRICES,
): Column<CompanyRow>[] {
  const base = companyTableColumns(language)
  const shown = new Set(['value', ...names])
  const cells = buildCells(actions, language, countLetters(shownPrices))
  const beside = besideShown(shownPrices)
  const columns: Omit<Column<CompanyRow>, 'cell'>[] =
    names.length > 0
      ? withPriceColumns(base, language).filter(({ id }) => shown.has(id))
      : withPriceColumns(
          base.map((column) => ({ ...column, ...beside[column.id] })),
          language,
          shownPrices,
        )
  return columns.map((column) => ({ ...column, cell: (company) => cells[column.id]?.(company) || <EmptyValue /> }))
}

type AuthorProps = { author: NonNullable<Company['author']>; mostLetters: number } & CompanyActions

/** The author; in a table of an analyst's own profile only others are seen, since every row would say the same. */
function showAuthor({ author: { id, name, href }, mostLetters, relatedTo = '', onNavigate }: AuthorProps) {
  if (id === relatedTo) return <span className="r-companies__same-author">{name}</span>
  return <ProfileLink name={name} href={href} short={shortenName(name, mostLetters)} onNavigate={onNavigate} />
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
