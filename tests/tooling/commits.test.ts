import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '#scripts/lib/run.mjs'
import { oldWords } from './support/old-words.ts'

/** Subjects follow CONTRIBUTING.md after this commit. */
const SINCE = 'fe5335b'

const CONVENTIONAL =
  /^(?:feat|fix|docs|test|refactor|perf|build|ci|chore|style|revert)(?:\([a-z0-9/-]+(?:, [a-z0-9/-]+)*\))?!?: [a-z0-9`].*[^.]$/

/** Undefined where there is no history, as in a shallow clone or an archive. */
function subjects(): string[] | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  try {
    git('merge-base', '--is-ancestor', SINCE, 'HEAD')
    return git('log', '--no-merges', '--format=%s', `${SINCE}..HEAD`).split('\n').filter(Boolean)
  } catch {
    return undefined
  }
}

const found = subjects()

test.skipIf(found === undefined)('subjects of commits are conventional and have at most 72 characters', () => {
  const wrong = found?.filter((subject) => subject.length > 72 || !CONVENTIONAL.test(subject))
  expect(wrong).toEqual([])
})

/** The scope names a directory, whose name may still be an old word. */
const descriptionOf = (subject: string) => subject.replace(/^[^:]*: /, '').replace(/`[^`]*`/g, '')

test.skipIf(found === undefined)('subjects of commits use the words of the glossary', () => {
  const wrong = found?.filter((subject) => oldWords.some(([word]) => word.test(descriptionOf(subject))))
  expect(wrong).toEqual([])
})

test('the form of a subject', () => {
  for (const good of [
    'feat(feed): show the sector',
    'fix(events, replay): keep the title',
    'fix!: refuse weak keys',
    'docs: `npm start` takes two minutes',
  ])
    expect(good).toMatch(CONVENTIONAL)
  for (const bad of ['Feed: sectors', 'feat(feed): Show the sector.', 'feat (feed): x', 'update things', 'fix(a)b: c'])
    expect(bad).not.toMatch(CONVENTIONAL)
})
