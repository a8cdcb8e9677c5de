import button from '#ui/button/button.css?inline'
import documentType from '#ui/document-type/document-type.css?inline'
import dottedList from '#ui/dotted-list/dotted-list.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import priceChange from '#ui/price-change/price-change.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import tagList from '#ui/tag-list/tag-list.css?inline'
import documentTypeTokens from '#ui/tokens/tokens-document-type.css?inline'
import tile from './tile.css?inline'
import tileTexts from './tile-texts.css?inline'

/** Styles of the parts that a tile shares with the head of a document. */
export const tilePartsStyles = [documentTypeTokens, documentType, dottedList, link, priceChange, tagList, tile]

/** Styles of a tile, its skeleton and its messages. */
export const tileStyles = [...tilePartsStyles, button, iconButton, notice, skeleton, tileTexts]
