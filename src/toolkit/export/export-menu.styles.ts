import button from '../../ui/button.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import menu from '../../ui/menu.css?inline'
import notice from '../../ui/notice.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import exportMenu from './export-menu.css?inline'

export const exportStyles = [overlayTokens, button, iconButton, menu, notice, exportMenu]
