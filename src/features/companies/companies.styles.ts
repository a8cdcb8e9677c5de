import activeFilters from '#search/active-filters/active-filters.css?inline'
import { searchBoxStyles } from '#search/box/search-box.styles.ts'
import letters from '#ui/alphabet-nav/alphabet-nav.css?inline'
import avatar from '#ui/avatar/avatar.css?inline'
import badge from '#ui/badge/badge.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import state from '#ui/states/state.css?inline'
import { tableStyles } from '#ui/table/table.styles.ts'
import fadingRow from '#ui/text/fading-row.css?inline'
import underlined from '#ui/text/underlined.css?inline'
import companies from './companies.css?inline'

export const companiesStyles = [
  ...searchBoxStyles,
  ...tableStyles(880),
  activeFilters,
  avatar,
  badge,
  fadingRow,
  underlined,
  letters,
  link,
  notice,
  state,
  companies,
]
