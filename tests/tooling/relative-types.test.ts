import { expect, test } from 'vitest'
import { withRelativePaths } from '#scripts/lib/relative-types.mjs'

const aliases = { '#widgets/*': './widgets/*', '#lib/*': './src/lib/*' }

test('types for hosts have no aliases: each becomes a path relative to its file', () => {
  const code = `import type { A } from '#lib/url/a.ts';\nexport type * from "#widgets/feed/spec.ts";\ndeclare const b: import('#lib/b.ts').B;\n`
  expect(withRelativePaths(code, 'widgets/feed/index.d.ts', aliases)).toBe(
    `import type { A } from '../../src/lib/url/a.ts';\nexport type * from "./spec.ts";\ndeclare const b: import('../../src/lib/b.ts').B;\n`,
  )
})

test('other paths, packages and private fields stay', () => {
  const code = `import './a.ts';\nimport 'react';\ndeclare class C { #private; }\nconst colour = '#fff';\nimport '#other/a.ts';\n`
  expect(withRelativePaths(code, 'src/lib/c.d.ts', aliases)).toBe(code)
})
