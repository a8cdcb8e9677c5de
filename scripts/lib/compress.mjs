// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from './fingerprint.mjs'
import { root } from './run.mjs'

const text = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every text file of a directory, so that the server never compresses while it answers.
 * @param {string} directory relative to the project
 * @returns {Promise<{ path: string, bytes: number, brotli: number }[]>} what was compressed, with sizes in bytes
 */
export async function compressAssets(directory) {
  const paths = filesUnder(directory).filter((path) => text.test(path) && !path.includes('/.'))
  return Promise.all(paths.map(compressAsset))
}

/** @param {string} path */
async function compressAsset(path) {
  const target = join(root, path)
  const content = await readFile(target)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [small, smallish] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${target}.br`, small), writeFile(`${target}.gz`, smallish)])
  return { path, bytes: content.length, brotli: small.length }
}
