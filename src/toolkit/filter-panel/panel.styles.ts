import checkbox from '../../ui/checkbox.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import multiSelect from '../../ui/multi-select.css?inline'
import searchField from '../../ui/search-field.css?inline'
import sheet from '../../ui/sheet.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import tooltip from '../../ui/tooltip.css?inline'
import panel from './panel.css?inline'

export const panelStyles = [
  overlayTokens,
  iconButton,
  checkbox,
  multiSelect,
  searchField,
  sheet,
  skeleton,
  state,
  tooltip,
  panel,
]
