// @ts-check
// Runs the model of EMBEDDINGS_MODEL_DIR on a thread of its own. It is JavaScript, since a thread loads its file by itself, from the
// sources as from the bundle.
import { createRequire } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** The operator's package, beside the model or beside the server. */
const NAME = '@huggingface/transformers'

/** Texts that the model takes at a time: more take memory, and no less time. */
const BATCH = 16

/** @type {{ directory: string, subfolder: string, type: string, pooling: string }} */
const { directory, subfolder, type, pooling } = workerData

function load() {
  const places = [join(directory, 'package.json'), import.meta.url]
  for (const place of places) {
    const require = createRequire(place)
    try {
      require.resolve(NAME)
    } catch {
      continue
    }
    return require(NAME)
  }
  throw new Error(`The package ${NAME} is not installed.`)
}

async function open() {
  const { env, pipeline } = load()
  env.allowRemoteModels = false
  env.allowLocalModels = true
  env.useFSCache = false
  env.localModelPath = `${dirname(directory)}${sep}`
  return pipeline('feature-extraction', basename(directory), { dtype: type, subfolder, local_files_only: true })
}

const opened = open()

/** @param {readonly string[]} texts */
async function embed(texts) {
  const extract = await opened
  const vectors = []
  for (let start = 0; start < texts.length; start += BATCH) {
    const { dims, data } = await extract(texts.slice(start, start + BATCH), { pooling, normalize: true })
    const width = dims.at(-1)
    for (let at = 0; at < data.length; at += width) vectors.push(Float32Array.from(data.slice(at, at + width)))
  }
  return vectors
}

parentPort?.on('message', async ({ id, texts }) => {
  const answer = await embed(texts).then(
    (vectors) => ({ id, vectors }),
    (reason) => ({ id, reason: reason instanceof Error ? reason.message : String(reason) }),
  )
  parentPort?.postMessage(answer)
})
