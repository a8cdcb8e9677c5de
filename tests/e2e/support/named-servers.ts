import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '#scripts/lib/run.mjs'
import { serverFiles } from '#scripts/lib/server-bundle.mjs'
import { type Sites, startServer, type TestServer } from './server.ts'

/**
 * - `shared`: journeys that change nothing on it share it with both workers.
 * - `own`: journeys that change data; each first stores what it begins with.
 * - `passwords`: journeys that change passwords.
 * - `factors`: journeys that add second factors.
 * - `pictures`: its data count from a fixed day, so that no date on a picture moves.
 */
export type ServerName = 'shared' | 'own' | 'passwords' | 'factors' | 'pictures'

/** Of the shared server, which must run on for the other worker. */
const notHere = async () => {
  throw new Error('Journeys that restart or change a server need one of their own: `test.use({ serverName: "own" })`.')
}

/** Starts the server of that name for this worker, or finds the shared one. */
export async function startNamed(name: ServerName): Promise<{ server: TestServer; end: () => Promise<void> }> {
  if (name === 'shared') {
    const sites: Sites = JSON.parse(process.env.E2E_SERVER ?? '')
    return { server: { ...sites, restart: notHere, meanwhile: notHere, stop: notHere }, end: async () => {} }
  }
  const server = await (name === 'pictures' ? startServer(fillForPictures, FIXED_DAY) : startServer())
  return { server, end: server.stop }
}

const FIXED_DAY = { DEMO_NOW: '2026-11-05' }

async function fillForPictures(dataDir: string) {
  const command = [serverFiles.cli, 'seed', '--documents', '1000', '--without-passages']
  await promisify(execFile)(process.execPath, [...command, '--data-dir', dataDir], {
    cwd: root,
    env: { ...process.env, ...FIXED_DAY, DATABASE_URL: '' },
  })
}
