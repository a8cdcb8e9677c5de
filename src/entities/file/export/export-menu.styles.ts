import button from '#ui/button/button.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import menu from '#ui/menu/menu.css?inline'
import notice from '#ui/notice/notice.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import exportMenu from './export-menu.css?inline'

export const exportStyles = [overlayTokens, button, iconButton, menu, notice, exportMenu]
