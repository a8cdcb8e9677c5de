import contents from './contents.css?inline'

export const contentsStyles = [contents]
