import button from '../../ui/button.css?inline'
import chip from '../../ui/chip.css?inline'
import dialog from '../../ui/dialog.css?inline'
import documentType from '../../ui/document-type.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import priceChange from '../../ui/price-change.css?inline'
import quickFilter from '../../ui/quick-filter.css?inline'
import searchField from '../../ui/search-field.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import tagList from '../../ui/tag-list.css?inline'
import documentTypeTokens from '../../ui/tokens-document-type.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import feed from './feed.css?inline'
import tile from './tile.css?inline'

const parts = [
  button,
  chip,
  dialog,
  documentType,
  iconButton,
  link,
  notice,
  priceChange,
  quickFilter,
  searchField,
  skeleton,
]

export const feedStyles = [documentTypeTokens, overlayTokens, ...parts, state, tagList, feed, tile]
