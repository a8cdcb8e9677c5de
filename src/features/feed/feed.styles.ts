import applied from '../../toolkit/applied/applied.css?inline'
import listEnd from '../../toolkit/list-tools/list-end.css?inline'
import { searchBoxStyles } from '../../toolkit/search-box/search-box.styles.ts'
import tile from '../../toolkit/tile/tile.css?inline'
import badge from '../../ui/badge.css?inline'
import fadingRow from '../../ui/fading-row.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import quickFilter from '../../ui/quick-filter.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import underlined from '../../ui/underlined.css?inline'
import feed from './feed.css?inline'

export const feedStyles = [
  ...searchBoxStyles,
  applied,
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
]
