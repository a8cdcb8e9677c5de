import { tilePartsStyles } from '../../toolkit/tile/tile.styles.ts'
import button from '../../ui/button.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import notice from '../../ui/notice.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import segments from '../../ui/segments.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import tooltip from '../../ui/tooltip.css?inline'
import document from './document.css?inline'

export const documentStyles = [
  ...tilePartsStyles,
  overlayTokens,
  button,
  iconButton,
  notice,
  pageTitle,
  segments,
  skeleton,
  state,
  tooltip,
  document,
]
