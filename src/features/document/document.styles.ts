import { tilePartsStyles } from '#entities/document/tile.styles.ts'
import button from '#ui/button/button.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import notice from '#ui/notice/notice.css?inline'
import pageTitle from '#ui/page-title/page-title.css?inline'
import segments from '#ui/segmented-control/segmented-control.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import tooltip from '#ui/tooltip/tooltip.css?inline'
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
