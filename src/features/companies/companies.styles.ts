import applied from '../../toolkit/applied/applied.css?inline'
import { searchBoxStyles } from '../../toolkit/search-box/search-box.styles.ts'
import avatar from '../../ui/avatar.css?inline'
import badge from '../../ui/badge.css?inline'
import fadingRow from '../../ui/fading-row.css?inline'
import letters from '../../ui/letters.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import state from '../../ui/state.css?inline'
import { tableStyles } from '../../ui/table.styles.ts'
import underlined from '../../ui/underlined.css?inline'
import companies from './companies.css?inline'

export const companiesStyles = [
  ...searchBoxStyles,
  ...tableStyles(880),
  applied,
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
