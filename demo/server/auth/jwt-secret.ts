import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHORTEST = 32

/**
 * The key that access tokens are signed with: the given one, else one that is made once and kept in the data directory,
 * so that sessions outlive a restart.
 */
export async function jwtSecretOf(given: string | undefined, directory: string): Promise<Uint8Array> {
  if (given !== undefined) {
    if (given.length < SHORTEST) throw new Error(`JWT_SECRET must have at least ${SHORTEST} characters.`)
    return new TextEncoder().encode(given)
  }
  const path = join(directory, 'jwt.key')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.length >= SHORTEST) return new TextEncoder().encode(kept)
  const made = randomBytes(32).toString('hex')
  await mkdir(directory, { recursive: true })
  await writeFile(path, made, { mode: 0o600 })
  return new TextEncoder().encode(made)
}
