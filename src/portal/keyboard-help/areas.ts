import type { keyboardHelpTexts } from '#i18n/en/keyboard-help.ts'
import type { Key } from './keys.view.tsx'

type Text = keyof ReturnType<typeof keyboardHelpTexts>

/** `keys` are alternatives; the keys of one alternative are pressed together. */
export type Shortcut = { keys: readonly (readonly Key[])[]; does: Text }
export type Area = { title: Text; shortcuts: readonly Shortcut[] }

const vertical = [['ArrowUp'], ['ArrowDown']] as const
const horizontal = [['ArrowLeft'], ['ArrowRight']] as const
const ends = [['Home'], ['End']] as const
const enter = [['Enter']] as const
const leave = [['Escape']] as const

/** The shortcuts by area; `?` only if the user has not turned it off. */
export const getAreas = (singleKeys: boolean): readonly Area[] => [
  {
    title: 'everywhere',
    shortcuts: [
      { keys: [['Mod', 'K']], does: 'palette' },
      ...(singleKeys ? [{ keys: [['?']], does: 'help' } as const] : []),
      { keys: leave, does: 'closeLast' },
    ],
  },
  {
    title: 'paletteArea',
    shortcuts: [
      { keys: vertical, does: 'row' },
      { keys: enter, does: 'open' },
      { keys: [['Mod', 'Enter']], does: 'openTab' },
    ],
  },
  {
    title: 'search',
    shortcuts: [
      { keys: vertical, does: 'suggestion' },
      { keys: enter, does: 'choose' },
      { keys: leave, does: 'leaveSearch' },
      { keys: horizontal, does: 'mode' },
    ],
  },
  {
    title: 'menus',
    shortcuts: [
      { keys: vertical, does: 'openMenu' },
      { keys: ends, does: 'ends' },
    ],
  },
  {
    title: 'filters',
    shortcuts: [
      { keys: vertical, does: 'openList' },
      { keys: [['Space'], ['Enter']], does: 'pick' },
      { keys: ends, does: 'ends' },
      { keys: [['letter']], does: 'find' },
    ],
  },
  {
    title: 'dates',
    shortcuts: [
      { keys: [['ArrowDown']], does: 'calendar' },
      { keys: [...horizontal, ...vertical], does: 'day' },
      { keys: ends, does: 'week' },
      { keys: [['PageUp'], ['PageDown']], does: 'month' },
      {
        keys: [
          ['Shift', 'PageUp'],
          ['Shift', 'PageDown'],
        ],
        does: 'year',
      },
      { keys: enter, does: 'pickDay' },
    ],
  },
  {
    title: 'tabs',
    shortcuts: [
      { keys: horizontal, does: 'neighbour' },
      { keys: ends, does: 'ends' },
    ],
  },
  {
    title: 'tables',
    shortcuts: [
      { keys: [['Enter'], ['Space']], does: 'sort' },
      { keys: horizontal, does: 'scroll' },
    ],
  },
  {
    title: 'document',
    shortcuts: [
      { keys: enter, does: 'next' },
      { keys: [['Shift', 'Enter']], does: 'previous' },
      { keys: leave, does: 'leaveFind' },
    ],
  },
  {
    title: 'player',
    shortcuts: [
      { keys: [['Space']], does: 'play' },
      { keys: horizontal, does: 'step' },
      { keys: vertical, does: 'volume' },
    ],
  },
]
