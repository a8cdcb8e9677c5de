import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '#scripts/lib/fingerprint.mjs'
import { root } from '#scripts/lib/run.mjs'

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Every document of the repository, by its path. */
export const documents: readonly string[] = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...filesUnder('docs').filter((path) => path.endsWith('.md')),
]

const withoutBlocks = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '')

/** The inline code of a document, in which names of files and settings are written. */
export const codeIn = (markdown: string): string[] =>
  Array.from(withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)

/** The targets of a document's links and pictures, web addresses left out. */
export const linksIn = (markdown: string): string[] =>
  Array.from(withoutBlocks(markdown).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target).filter(
    (target) => !/^[a-z]+:/.test(target),
  )

/** The text of a document without code, addresses and comments. */
export const proseOf = (markdown: string): string =>
  withoutBlocks(markdown)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/`[^`\n]+`|<https?:[^>\n]+>/g, '')
    .replace(/\]\([^)\s]+\)/g, ']')

/** The anchors of a document's headings, as GitHub makes them. */
export const anchorsIn = (markdown: string): string[] =>
  Array.from(withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
