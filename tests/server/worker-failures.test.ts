import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/lib/run.mjs'

test('a worker that has served for long and cannot be replaced ends the server after five attempts', () => {
  const home = mkdtempSync(join(tmpdir(), 'worker-failures-'))
  const parent = spawnSync(process.execPath, ['--import', 'tsx', 'tests/server/support/supervised.ts'], {
    cwd: root,
    env: { ...process.env, SERVED: join(home, 'served') },
    encoding: 'utf8',
    timeout: 60_000,
  })
  rmSync(home, { recursive: true })
  expect(parent).toMatchObject({ status: 1, stdout: 'ready\n' })
  expect(parent.stderr).toContain('has ended 5 times in a row, so the server ends.')
})
