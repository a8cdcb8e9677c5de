import iconButton from '#ui/icon-button/icon-button.css?inline'
import searchField from '#ui/search-field/search-field.css?inline'
import suggestionList from '#ui/suggestion-list/suggestion-list.css?inline'
import kbd from '../keyboard-help/keys.css?inline'
import palette from './palette.css?inline'

export const paletteStyles = [iconButton, searchField, suggestionList, kbd, palette]
