import applied from '../../toolkit/applied/applied.css?inline'
import { searchBoxStyles } from '../../toolkit/search-box/search-box.styles.ts'
import { tileStyles } from '../../toolkit/tile/tile.styles.ts'
import badge from '../../ui/badge.css?inline'
import quickFilter from '../../ui/quick-filter.css?inline'
import state from '../../ui/state.css?inline'
import feed from './feed.css?inline'

export const feedStyles = [...tileStyles, ...searchBoxStyles, applied, badge, quickFilter, state, feed]
