import tile from '../../toolkit/tile/tile.css?inline'
import button from '../../ui/button.css?inline'
import documentType from '../../ui/document-type.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import priceChange from '../../ui/price-change.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import tagList from '../../ui/tag-list.css?inline'
import documentTypeTokens from '../../ui/tokens-document-type.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import tooltip from '../../ui/tooltip.css?inline'
import document from './document.css?inline'

export const documentStyles = [
  documentTypeTokens,
  overlayTokens,
  button,
  documentType,
  iconButton,
  link,
  notice,
  pageTitle,
  priceChange,
  skeleton,
  state,
  tagList,
  tile,
  tooltip,
  document,
]
