import iconButton from '#ui/icon-button/icon-button.css?inline'
import overlay from '#ui/overlay/overlay.css?inline'
import switchStyles from '#ui/switch/switch.css?inline'
import help from './keyboard-help.css?inline'
import keys from './keys.css?inline'

export const keyboardHelpStyles = [iconButton, overlay, switchStyles, keys, help]
