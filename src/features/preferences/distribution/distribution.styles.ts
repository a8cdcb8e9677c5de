import button from '#ui/button/button.css?inline'
import dialog from '#ui/dialog/dialog.css?inline'
import documentType from '#ui/document-type/document-type.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import searchField from '#ui/search-field/search-field.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import documentTypeTokens from '#ui/tokens/tokens-document-type.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import tooltip from '#ui/tooltip/tooltip.css?inline'
import preferenceCard from '../card/preference-card.css?inline'
import preferenceSummary from '../card/preference-summary.css?inline'
import deleteDialog from '../delete-dialog.css?inline'
import preview from '../preview/preview.css?inline'
import distribution from './distribution.css?inline'

export const distributionStyles = [
  overlayTokens,
  documentTypeTokens,
  button,
  iconButton,
  link,
  notice,
  searchField,
  skeleton,
  state,
  tooltip,
  dialog,
  documentType,
  preferenceSummary,
  preview,
  preferenceCard,
  deleteDialog,
  distribution,
]
