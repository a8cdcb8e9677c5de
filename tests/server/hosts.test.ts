import { expect, test } from 'vitest'
import { buildEnvironment } from '#server/platform/database/backup/postgres.ts'
import { formatPlace, splitHosts } from '#server/platform/database/hosts.ts'

const several = 'postgres://portal:a%2Cb@one:5432,two,[::1]:5433/portal?sslmode=require'

test('a URL with several hosts is one URL for each of them', () => {
  expect(splitHosts(several)).toEqual([
    'postgres://portal:a%2Cb@one:5432/portal?sslmode=require',
    'postgres://portal:a%2Cb@two/portal?sslmode=require',
    'postgres://portal:a%2Cb@[::1]:5433/portal?sslmode=require',
  ])
  expect(splitHosts('postgres:///portal?host=/run/postgresql')).toEqual(['postgres:///portal?host=/run/postgresql'])
})

test('a place is told with all hosts and without the password', () => {
  expect(formatPlace(several)).toBe('one:5432,two,[::1]:5433/portal')
  expect(formatPlace('postgres:///portal')).toBe('the local socket/portal')
})

test('the tools for backups look for the host that takes writes', () => {
  expect(buildEnvironment('postgres://portal:secret@one:5432,two/portal')).toEqual({
    PGHOST: 'one,two',
    PGPORT: '5432,',
    PGTARGETSESSIONATTRS: 'read-write',
    PGUSER: 'portal',
    PGPASSWORD: 'secret',
    PGDATABASE: 'portal',
  })
})
