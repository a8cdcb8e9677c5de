import iconButton from '#ui/icon-button/icon-button.css?inline'
import player from './player.css?inline'
import playerSlider from './player-slider.css?inline'

export const playerStyles = [iconButton, playerSlider, player]
