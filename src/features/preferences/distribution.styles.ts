import button from '../../ui/button.css?inline'
import dialog from '../../ui/dialog.css?inline'
import documentType from '../../ui/document-type.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import searchField from '../../ui/search-field.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import documentTypeTokens from '../../ui/tokens-document-type.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import tooltip from '../../ui/tooltip.css?inline'
import deleteDialog from './delete-dialog.css?inline'
import distribution from './distribution.css?inline'
import preferenceCard from './preference-card.css?inline'
import preferenceSummary from './preference-summary.css?inline'
import preview from './preview.css?inline'

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
