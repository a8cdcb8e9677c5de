// @ts-check
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathOf } from './icon-path.mjs'

/**
 * The Lucide icon of each constant. A file holds icons that are needed at the same time, so that none is loaded too early.
 * @type {Record<string, { about: string, icons: Record<string, string> }>}
 */
const files = {
  'src/ui/icons/icons.ts': {
    about: 'Icons that every element may need. Each is one path on a grid of 24, drawn by its outline.',
    icons: { closeIcon: 'x', errorIcon: 'circle-alert', retryIcon: 'rotate-cw' },
  },
  'src/ui/icons/icons-password.ts': {
    about: 'Icons of a password; where nobody signs in, there is none.',
    icons: { eyeIcon: 'eye', eyeOffIcon: 'eye-off' },
  },
  'src/ui/icons/icons-shell.ts': {
    about: "Icons of the portal's frame and of what opens; apart from those that the first elements need.",
    icons: { menuIcon: 'menu', chevronLeftIcon: 'chevron-left', chevronDownIcon: 'chevron-down' },
  },
  'src/ui/icons/icons-more.ts': {
    about: 'Icons that some elements need; apart from the others, so that a small element does not carry them.',
    icons: {
      searchIcon: 'search',
      lockIcon: 'lock',
      downloadIcon: 'download',
      arrowUpIcon: 'arrow-up',
      arrowDownIcon: 'arrow-down',
      filterIcon: 'list-filter',
    },
  },
  'src/ui/icons/icons-edit.ts': {
    about: 'The icon of what can be edited, such as the chip of a filter.',
    icons: { editIcon: 'pencil' },
  },
  'src/ui/icons/icons-format.ts': {
    about: 'Icons of what can be done with a text.',
    icons: { boldIcon: 'bold', italicIcon: 'italic', listIcon: 'list', linkIcon: 'link' },
  },
  'src/ui/icons/icons-next.ts': {
    about: 'The icon of what comes next, such as a page or a popup.',
    icons: { chevronRightIcon: 'chevron-right' },
  },
  'src/ui/icons/icons-document.ts': {
    about: 'Icons of what can be done with a document.',
    icons: { openIcon: 'external-link' },
  },
  'src/ui/icons/icons-event.ts': {
    about: 'Icons of an event and of its day.',
    icons: { calendarIcon: 'calendar', starIcon: 'star' },
  },
  'src/ui/icons/icons-person.ts': {
    about: 'Icons of a person and of a telephone number.',
    icons: { userIcon: 'user', phoneIcon: 'phone' },
  },
  'src/ui/icons/icons-mail.ts': {
    about: 'Icons of a mail and of what was read.',
    icons: { mailIcon: 'mail', readIcon: 'mail-open' },
  },
  'src/ui/icons/icons-check.ts': {
    about: 'Icons of what is met or followed, and of what can be.',
    icons: { checkIcon: 'check', plusIcon: 'plus', circleIcon: 'circle-small' },
  },
  'src/ui/icons/icons-keep.ts': {
    about: 'Icons of the reading list.',
    icons: { keepIcon: 'bookmark', keptIcon: 'bookmark-check' },
  },
  'src/ui/icons/icons-bell.ts': {
    about: 'The icon of the inbox in the bar of the portal.',
    icons: { bellIcon: 'bell' },
  },
  'src/ui/icons/icons-notice.ts': {
    about: 'Icons of what a notification says.',
    icons: { doneIcon: 'circle-check', warningIcon: 'triangle-alert', infoIcon: 'info' },
  },
  'src/ui/icons/icons-replay.ts': {
    about: 'The icon of a replay in a list of events.',
    icons: { playIcon: 'play' },
  },
}

const require = createRequire(import.meta.url)
/** @type {Record<string, { body: string }>} */
const lucide = JSON.parse(readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8')).icons

/** @param {string} name */
function bodyOf(name) {
  const icon = lucide[name]
  if (!icon) throw new Error(`Lucide has no icon ${name}.`)
  return icon.body
}

/** Formatted as Biome would. @param {string} name @param {string} path */
function constant(name, path) {
  const line = `export const ${name} = '${path}'`
  return line.length > 120 ? line.replace(' = ', ' =\n  ') : line
}

/** @param {{ about: string, icons: Record<string, string> }} file */
const written = ({ about, icons }) =>
  [
    `// Written by \`npm run generate\` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).`,
    `/** ${about} */`,
    ...Object.entries(icons).map(([name, icon]) => constant(name, pathOf(bodyOf(icon)))),
    '',
  ].join('\n')

/** The generated modules of icons, by path. @type {Record<string, () => string>} */
export const iconOutputs = Object.fromEntries(Object.entries(files).map(([path, file]) => [path, () => written(file)]))
