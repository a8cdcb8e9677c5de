import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { PriorityQueue } from '#server/platform/database/priority-queue.ts'
import { isDataDirectory, makePrivate } from '#server/platform/database/private-directory.ts'
import type { SigningKey } from './keyring.ts'
import type { KeyStore } from './stored-keys.ts'

/** Of a key: 32 bytes in hexadecimal. */
const Kept = Type.Array(
  Type.Object({
    id: Type.String(),
    secret: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    retired_at: Type.Optional(Type.String()),
  }),
)

const toKey = ({ id, secret, retired_at }: Static<typeof Kept>[number]): SigningKey => ({
  id,
  secret: Buffer.from(secret, 'hex'),
  retiredAt: retired_at === undefined ? undefined : new Date(retired_at),
})

const toText = (keys: readonly SigningKey[]) =>
  JSON.stringify(
    keys.map(({ id, secret, retiredAt }) => ({
      id,
      secret: Buffer.from(secret).toString('hex'),
      ...(retiredAt && { retired_at: retiredAt.toISOString() }),
    })),
    null,
    2,
  )

const isMissing = (reason: unknown) => reason instanceof Error && 'code' in reason && reason.code === 'ENOENT'

/** Changes of this process, one after another. */
const queue = new PriorityQueue()

/** Keys in a file that only its owner can read; an embedded database has one process. */
export function keyFile(directory: string): KeyStore {
  const path = join(directory, 'signing-keys.json')
  const read = async () => {
    const text = await readFile(path, 'utf8').catch((reason: unknown) => {
      if (isMissing(reason)) return '[]'
      throw reason
    })
    const kept: unknown = JSON.parse(text)
    if (!Value.Check(Kept, kept))
      throw new Error(`${path} does not hold signing keys. Move it away to have new ones made.`)
    return kept.map(toKey)
  }
  return {
    read,
    change: async (update) => {
      const release = await queue.take(false)
      try {
        const keys = update(await read())
        await makePrivate(directory, isDataDirectory)
        const draft = `${path}.${process.pid}`
        await rm(draft, { force: true })
        await writeFile(draft, toText(keys), { mode: 0o600, flag: 'wx' })
        await rename(draft, path)
        return keys
      } finally {
        release()
      }
    },
  }
}
