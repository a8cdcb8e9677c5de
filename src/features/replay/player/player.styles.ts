import player from './player.css?inline'

export const playerStyles = [player]
