import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Embedder, normalise } from './embedder.ts'

/** A model in a directory, in the form that Hugging Face gives models in ONNX. */
export type DirectorySettings = { directory: string }

/** What a model needs beside its weights. */
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json']

/** Where the weights may be, the precise ones first. */
const WEIGHTS = ['onnx', ''].flatMap((subfolder) => [
  { subfolder, file: 'model.onnx', type: 'fp32' },
  { subfolder, file: 'model_quantized.onnx', type: 'q8' },
])

const POOLING = '1_Pooling/config.json'

function findWeights(directory: string) {
  const weights = WEIGHTS.find(({ subfolder, file }) => existsSync(join(directory, subfolder, file)))
  const missing = FILES.filter((file) => !existsSync(join(directory, file)))
  if (!weights) missing.push('onnx/model.onnx')
  if (!weights || missing.length > 0)
    throw new Error(`Search by meaning is off: EMBEDDINGS_MODEL_DIR (${directory}) lacks ${missing.join(', ')}.`)
  return weights
}

/** How the vectors of a text's words become one: as the model was trained, else by their mean. */
async function readPooling(directory: string): Promise<'cls' | 'mean'> {
  const path = join(directory, POOLING)
  if (!existsSync(path)) return 'mean'
  const { pooling_mode_cls_token: isFirst } = JSON.parse(await readFile(path, 'utf8'))
  return isFirst === true ? 'cls' : 'mean'
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex').slice(0, 12)
}

type Answer = { id: number } & ({ vectors: Float32Array[] } | { reason: string })

/** Asks the thread for vectors. It keeps the process alive only while it has something to do. */
function callWorker(worker: Worker): (texts: readonly string[]) => Promise<Float32Array[]> {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  let failure: string | undefined
  const settle = (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
  }
  const fail = (reason: string) => {
    failure = reason
    for (const id of waiting.keys()) settle({ id, reason })
  }
  worker.on('message', settle)
  worker.on('error', ({ message }) => fail(message))
  worker.on('exit', () => fail('its thread has ended'))
  worker.unref()
  return async (texts) => {
    const id = ++last
    const answer = await new Promise<Answer>((done) => {
      if (failure !== undefined) return done({ id, reason: failure })
      waiting.set(id, done)
      worker.ref()
      worker.postMessage({ id, texts })
    })
    if ('reason' in answer) throw new Error(answer.reason)
    return answer.vectors
  }
}

/**
 * A model that runs in this process, on a thread of its own, by the package `@huggingface/transformers` that the operator has
 * installed. Nothing is loaded from the network.
 * @throws Error that names the directory, when a file is missing, the package is, or the model does not run
 */
export async function directoryEmbedder(settings: DirectorySettings): Promise<Embedder> {
  const directory = resolve(settings.directory)
  const { subfolder, file, type } = findWeights(directory)
  const workerData = { directory, subfolder, type, pooling: await readPooling(directory) }
  const call = callWorker(new Worker(new URL('./model-worker.js', import.meta.url), { workerData }))
  const embed = async (texts: readonly string[]) => {
    const vectors = texts.length === 0 ? [] : await call(texts)
    return vectors.map(normalise)
  }
  const [first] = await embed(['dimension']).catch((reason: Error) => {
    throw new Error(
      `Search by meaning is off: the model in EMBEDDINGS_MODEL_DIR (${directory}) does not run. ${reason.message}`,
    )
  })
  return {
    id: `${basename(directory)}-${await hashFile(join(directory, subfolder, file))}`,
    dimension: first?.length ?? 0,
    weight: 1,
    embed,
  }
}
