// @ts-check

/** @typedef {ReturnType<typeof import('./ui-hand.mjs').handOn>} Hand */
/** @typedef {import('./ui-hand.mjs').Paint} Paint */
/** @typedef {(name: string, milliseconds: number) => void} Note */

const TILES = 300
/** The list of suggestions. */
const DEBOUNCE_MS = 300

const filtersButton = '.r-search-box__beside button'
const closePanel = '.r-filter-panel__head button'
const updateResults = '.r-filter-panel__actions button:last-child'
const removeChip = '.r-active-filters-row__values button'
const loadMore = '.r-feed__end button'
const searchField = '.r-search-box__field input'
const firstOption = '.r-multi-select__popup:popover-open [role=option]'
/** By its place in the panel. */
const field = (/** @type {number} */ place) => `.r-filter-panel__fields > :nth-child(${place}) .r-multi-select__button`
const region = field(2)
const company = field(4)

const since = (/** @type {Paint} */ { start, painted }) => painted - start

/** The names of what is measured, each with its goal in milliseconds where there is one. */
export const goals = {
  'Update Results to painted list': 150,
  'removed chip to painted list': 150,
  'key to painted suggestions, less the debounce': 50,
  'answer to painted suggestions': 50,
  'key to its letter': 50,
  'filter panel opens': 100,
  'filter panel closes': 100,
  'list of 2,000 options opens': 100,
  'option of 2,000 toggled': 50,
  'Load More, 290 to 300': 150,
  'Back to 300 tiles': undefined,
}

/** Presses Load More until the list is at its limit. @param {Hand} hand @returns {Promise<number>} how long the last one took */
async function loadAll(hand) {
  let last = 0
  for (let count = 20; count <= TILES; count += 10) {
    last = since(
      await hand.click(loadMore, `(feed) => feed.querySelectorAll('.r-feed__list article').length === ${count}`),
    )
  }
  return last
}

const isOpen = `(feed) => feed.querySelectorAll('.r-filter-panel__fields .r-multi-select').length > 3`
const isClosed = `(feed) => feed.querySelector('.r-filter-panel') === null`
const isListOpen = `(feed) => feed.querySelector('${firstOption}') !== null`
const isListClosed = `(feed) => feed.querySelector('.r-multi-select__popup:popover-open') === null`
/** @param {number} tiles @param {boolean} filtered */
const shows = (tiles, filtered) =>
  `(feed) => feed.querySelectorAll('.r-feed__list article').length === ${tiles} && (feed.querySelector('.r-active-filters-row') !== null) === ${filtered}`
/** @param {number} place @param {boolean} chosen */
const isChosen = (place, chosen) =>
  `(feed) => feed.querySelectorAll('${firstOption}')[${place}].ariaSelected === '${chosen}'`

/** The panel opens over 300 tiles, its long list too, one option is toggled. @param {Hand} hand @param {Note} note */
async function panel(hand, note) {
  await hand.begin('filter panel')
  note('filter panel opens', since(await hand.click(filtersButton, isOpen)))
  await hand.begin('list of options')
  note('list of 2,000 options opens', since(await hand.click(company, isListOpen)))
  note('option of 2,000 toggled', since(await hand.click(firstOption, isChosen(0, true))))
  note('option of 2,000 toggled', since(await hand.click(firstOption, isChosen(0, false))))
  await hand.press('Escape', isListClosed)
  await hand.begin('filter panel')
  note('filter panel closes', since(await hand.click(closePanel, isClosed)))
}

/** Letters are typed above 300 tiles. @param {Hand} hand @param {Note} note */
async function typing(hand, note) {
  await hand.begin('typing')
  await hand.click(searchField, '() => true')
  const isSuggested = `(feed) => feed.querySelector('.r-suggestions__row') !== null`
  note(
    'key to its letter',
    since(await hand.press('e', `(feed) => feed.querySelector('${searchField}').value === 'e'`)),
  )
  await hand.press('Escape', `(feed) => feed.querySelector('${searchField}').value === ''`)
  const { start, answered, painted } = await hand.press('b', isSuggested)
  note('key to painted suggestions, less the debounce', painted - start - DEBOUNCE_MS)
  note('answer to painted suggestions', painted - answered)
  await hand.press('Escape', `(feed) => feed.querySelector('.r-suggestions') === null`)
  await hand.press('Escape', `(feed) => feed.querySelector('${searchField}').value === ''`)
}

/** A filter is applied to 300 tiles, the same are loaded under it, and it is removed. @param {Hand} hand @param {Note} note */
async function filtering(hand, note) {
  await hand.begin('Update Results')
  await hand.click(filtersButton, isOpen)
  await hand.click(region, isListOpen)
  await hand.click(firstOption, isChosen(0, true))
  await hand.press('Escape', isListClosed)
  note('Update Results to painted list', since(await hand.click(updateResults, shows(10, true))))
  await hand.begin('Load More')
  note('Load More, 290 to 300', await loadAll(hand))
  await hand.begin('removed chip')
  note('removed chip to painted list', since(await hand.click(removeChip, shows(10, false))))
  await hand.begin('Back')
  note('Back to 300 tiles', since(await hand.back(shows(TILES, true))))
  note('Back to 300 tiles', since(await hand.back(shows(TILES, false))))
}

/**
 * Measures everything once. It begins and ends with 300 tiles and no filter.
 *
 * @param {Hand} hand
 * @param {Note} note
 */
export async function everything(hand, note) {
  await panel(hand, note)
  await typing(hand, note)
  await filtering(hand, note)
}

/** @param {Hand} hand */
export async function prepare(hand) {
  await hand.begin('Load More')
  await loadAll(hand)
}
