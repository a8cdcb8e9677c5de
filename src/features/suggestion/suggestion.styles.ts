import { tileStyles } from '#entities/document/tile.styles.ts'
import state from '#ui/states/state.css?inline'
import suggestion from './suggestion.css?inline'

export const suggestionStyles = [...tileStyles, state, suggestion]
