import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { directoryEmbedder } from '#server/platform/semantic/directory-embedder.ts'
import { readSettings } from '#server/settings.ts'

/**
 * The interface of `@huggingface/transformers`, which is too large to be a package of the project: a model of two numbers that
 * refuses to run unless it is told to load nothing from the network.
 */
const runtime = `
exports.env = {}
exports.pipeline = async (task, name, options) => {
  if (exports.env.allowRemoteModels !== false || !options.local_files_only) throw new Error('would download')
  const { tilt } = JSON.parse(require('node:fs').readFileSync(exports.env.localModelPath + name + '/config.json', 'utf8'))
  return async (texts, { pooling, normalize }) => {
    if (texts.includes('fail')) throw new Error('cannot embed this')
    return { dims: [texts.length, 2], data: Float32Array.from(texts.flatMap((text) => [text.length, pooling === 'cls' ? 0 : tilt])) }
  }
}`

let root: string
let directory: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'model-'))
  directory = join(root, 'small')
  await mkdir(join(directory, 'onnx'), { recursive: true })
  const files = {
    'config.json': '{"tilt":1}',
    'tokenizer.json': '{}',
    'tokenizer_config.json': '{}',
    'onnx/model.onnx': 'a',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content)
})
afterEach(() => rm(root, { recursive: true }))

async function install() {
  const place = join(root, 'node_modules/@huggingface/transformers')
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{"name":"@huggingface/transformers","main":"index.cjs"}')
  await writeFile(join(place, 'index.cjs'), runtime)
}

test('R253 a model in a directory embeds on its thread, in the order of the texts, to length 1', async () => {
  await install()
  const embedder = await directoryEmbedder({ directory })
  expect(embedder).toMatchObject({ id: expect.stringMatching(/^small-[\da-f]{12}$/), dimension: 2, weight: 1 })
  const texts = Array.from({ length: 40 }, (_, index) => 'x'.repeat(index))
  const [vectors, others] = await Promise.all([embedder.embed(texts), embedder.embed(['xx'])])
  expect(vectors.map(([first = 0]) => first)).toEqual(
    texts.map((_, index) => expect.closeTo(index / Math.hypot(index, 1))),
  )
  expect(others[0]?.[1]).toBeCloseTo(1 / Math.hypot(2, 1))
  expect(await embedder.embed([])).toEqual([])
  await expect(embedder.embed(['fail'])).rejects.toThrow('cannot embed this')
  expect(await embedder.embed(['x'])).toHaveLength(1)
})

test('R253 other weights are another model', async () => {
  await install()
  const { id } = await directoryEmbedder({ directory })
  await writeFile(join(directory, 'onnx/model.onnx'), 'b')
  expect((await directoryEmbedder({ directory })).id).not.toBe(id)
})

test('R253 a model that was trained for the first word is read so', async () => {
  await install()
  await mkdir(join(directory, '1_Pooling'))
  await writeFile(join(directory, '1_Pooling/config.json'), '{"pooling_mode_cls_token":true}')
  const [vector] = await (await directoryEmbedder({ directory })).embed(['xx'])
  expect([...(vector ?? [])]).toEqual([1, 0])
})

test('R253 what a directory lacks is named, and so is the package', async () => {
  await expect(directoryEmbedder({ directory })).rejects.toThrow('@huggingface/transformers is not installed')
  await rm(join(directory, 'onnx/model.onnx'))
  await rm(join(directory, 'tokenizer.json'))
  await expect(directoryEmbedder({ directory })).rejects.toThrow(
    `(${directory}) lacks tokenizer.json, onnx/model.onnx.`,
  )
})

test('R253 EMBEDDINGS_MODEL_DIR names a model in place of EMBEDDINGS_URL', () => {
  expect(readSettings({ EMBEDDINGS_MODEL_DIR: '/models/small' }).embeddings).toEqual({ directory: '/models/small' })
  const both = { EMBEDDINGS_MODEL_DIR: '/models/small', EMBEDDINGS_URL: 'http://a.example/v1', EMBEDDINGS_MODEL: 'm' }
  expect(() => readSettings(both)).toThrow('set one of them')
})
