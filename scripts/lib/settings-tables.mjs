// @ts-check
import { readFileSync } from 'node:fs'
import { sections } from '#server/settings/variables.ts'

const PAGE = 'docs/configuration.md'

/** @param {{ default?: string, defaultText?: string }} notes */
const showDefault = ({ default: value, defaultText }) => defaultText ?? (value === undefined ? 'unset' : `\`${value}\``)

/** @param {typeof sections[keyof typeof sections]} variables */
const table = (variables) =>
  [
    '| Variable | Default | Values | Meaning |',
    '|---|---|---|---|',
    ...Object.entries(variables).map(
      ([name, notes]) => `| \`${name}\` | ${showDefault(notes)} | ${notes.values} | ${notes.description} |`,
    ),
    '',
  ].join('\n')

/** docs/configuration.md with the tables of the server's variables as their schema describes them. */
export const configurationPage = () =>
  Object.entries(sections).reduce(
    (page, [title, variables]) =>
      page.replace(new RegExp(`(\n### ${title}\n\n)(?:\\|.*\n)+`), (_, heading) => `${heading}${table(variables)}`),
    readFileSync(PAGE, 'utf8'),
  )
