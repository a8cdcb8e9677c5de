import tile from '#entities/document/tile.css?inline'
import activeFilters from '#search/active-filters/active-filters.css?inline'
import { searchBoxStyles } from '#search/box/search-box.styles.ts'
import listEnd from '#search/list/list-end.css?inline'
import badge from '#ui/badge/badge.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import quickFilter from '#ui/quick-filter/quick-filter.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import fadingRow from '#ui/text/fading-row.css?inline'
import underlined from '#ui/text/underlined.css?inline'
import feed from './feed.css?inline'
import tileRows from './tile-rows.css?inline'

export const feedStyles = [
  ...searchBoxStyles,
  activeFilters,
  badge,
  fadingRow,
  link,
  listEnd,
  notice,
  underlined,
  quickFilter,
  skeleton,
  state,
  tile,
  feed,
  tileRows,
]
