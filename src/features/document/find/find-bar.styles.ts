import searchField from '#ui/search-field/search-field.css?inline'
import findBar from './find-bar.css?inline'

export const findStyles = [searchField, findBar]
