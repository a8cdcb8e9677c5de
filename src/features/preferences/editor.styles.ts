import badge from '../../ui/badge.css?inline'
import button from '../../ui/button.css?inline'
import checkbox from '../../ui/checkbox.css?inline'
import chip from '../../ui/chip.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import multiSelect from '../../ui/multi-select.css?inline'
import notice from '../../ui/notice.css?inline'
import overlay from '../../ui/overlay.css?inline'
import searchField from '../../ui/search-field.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import tooltip from '../../ui/tooltip.css?inline'
import editor from './editor.css?inline'
import summary from './preference-summary.css?inline'

export const editorStyles = [
  overlayTokens,
  badge,
  button,
  chip,
  iconButton,
  link,
  checkbox,
  multiSelect,
  notice,
  searchField,
  skeleton,
  state,
  tooltip,
  overlay,
  summary,
  editor,
]
