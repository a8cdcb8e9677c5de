import button from '../../ui/button.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import lockedOption from '../../ui/locked-option.css?inline'
import notice from '../../ui/notice.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import switchSheet from '../../ui/switch.css?inline'
import tooltip from '../../ui/tooltip.css?inline'
import access from './access.css?inline'

export const accessStyles = [
  button,
  iconButton,
  link,
  notice,
  skeleton,
  state,
  switchSheet,
  tooltip,
  lockedOption,
  access,
]
