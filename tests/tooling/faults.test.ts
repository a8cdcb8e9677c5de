import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/lib/run.mjs'

type Fault = { claim: string; file: string; from: string; to: string; tests: string[] }

const faults: Fault[] = JSON.parse(readFileSync(join(root, 'tests/faults.json'), 'utf8'))

describe('a fault to plant', () => {
  test.each(faults)('$claim has its line in $file, and the tests that must notice it', ({ file, from, tests }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
