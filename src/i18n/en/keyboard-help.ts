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
  singleKeysHint: 'Turn this off if keys are pressed by accident, for example by speech input.',

  everywhere: 'Everywhere',
  palette: 'Go to a company, analyst or page',
  help: 'Show this help',
  closeLast: 'Close the top panel',

  paletteArea: 'Go to',
  row: 'Move to another row',
  open: 'Open',
  openTab: 'Open in a new tab',

  search: 'Search box',
  suggestion: 'Move to a suggestion',
  choose: 'Choose it, or search for the text',
  leaveSearch: 'Close the suggestions, then clear the box',
  mode: 'Switch between text and meaning',

  menus: 'Menus',
  openMenu: 'Open the menu and move in it',
  ends: 'First or last item',

  filters: 'Lists in filters',
  openList: 'Open the list and move in it',
  pick: 'Choose or remove',
  find: 'Find a value',

  dates: 'Dates',
  calendar: 'Move from the field to the calendar',
  day: 'Next or previous day or week',
  week: 'First or last day of the week',
  month: 'Previous or next month',
  year: 'Previous or next year',
  pickDay: 'Choose the day',

  tabs: 'Tabs and letters',
  neighbour: 'Previous or next',

  tables: 'Tables',
  sort: 'Sort by the focused column',
  scroll: 'Scroll a table wider than the page',

  document: 'Find in a document',
  next: 'Next match',
  previous: 'Previous match',
  leaveFind: 'Close',

  player: 'Replay',
  play: 'Play or pause',
  step: 'Skip back or forward',
  volume: 'Volume up or down',
})
