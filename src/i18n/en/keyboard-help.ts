import { texts } from '../texts.ts'

/** What is written on keys. */
export const keyTexts = texts('keys', {
  Control: 'Ctrl',
  Shift: 'Shift',
  Enter: 'Enter',
  Escape: 'Esc',
  Home: 'Home',
  End: 'End',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Space: 'Space',
  letter: 'Letter',
  up: 'Up arrow',
  down: 'Down arrow',
  left: 'Left arrow',
  right: 'Right arrow',
  command: 'Command',
})

export const keyboardHelpTexts = texts('keyboard-help', {
  title: 'Keyboard help',
  close: 'Close keyboard help',
  or: 'or',
  singleKeys: 'Open this help with the question mark key',
  singleKeysHint: 'Turn it off if keys are pressed unintentionally, for example by speech input.',

  everywhere: 'Everywhere',
  palette: 'Go to a company, analyst or page',
  help: 'Show this help',
  closeLast: 'Close what opened last',

  paletteArea: 'Go to',
  row: 'Move to another row',
  open: 'Open',
  openTab: 'Open in a new tab',

  search: 'Search box',
  suggestion: 'Move to a suggestion',
  choose: 'Choose it, or search for the text',
  leaveSearch: 'Close the suggestions, then empty the box',
  mode: 'Text or meaning, on the switch between them',

  menus: 'Menus',
  openMenu: 'Open from the button, then move',
  ends: 'First or last',

  filters: 'Lists in filters',
  openList: 'Open from the field, then move',
  pick: 'Choose or remove',
  find: 'Find a value',

  dates: 'Dates',
  calendar: 'From the field into the calendar',
  day: 'A day or a week on or back',
  week: 'First or last day of the week',
  month: 'A month back or on',
  year: 'A year back or on',
  pickDay: 'Choose the day',

  tabs: 'Tabs and letters',
  neighbour: 'The one before or after',

  tables: 'Tables',
  sort: 'Sort, on the heading of a column',
  scroll: 'Scroll a table wider than the page',

  document: 'Find in a document',
  next: 'Next place',
  previous: 'Place before',
  leaveFind: 'Close',

  player: 'Replay',
  play: 'Play or pause',
  step: 'Back or on',
  volume: 'Louder or quieter',
})
