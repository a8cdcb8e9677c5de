import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { ObjectStoreSettings } from '#server/platform/files/object-store.ts'

export type ObjectServer = { settings: ObjectStoreSettings; close(): Promise<void> }

/** A service with the S3 protocol and one bucket, which checks signatures. */
export async function startObjectServer(): Promise<ObjectServer> {
  const directory = await mkdtemp(join(tmpdir(), 'research-portal-objects-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [{ name: 'research' }],
  })
  const { port } = await server.run()
  return {
    settings: {
      url: `http://127.0.0.1:${port}/research/portal`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
