import { type Embedder, normalise } from './embedder.ts'

/** An endpoint as OpenAI's: `POST {url}/embeddings {model, input}`. */
export type EmbeddingSettings = { url: string; model: string; key: string | undefined }

/** Texts in one request. */
const BATCH = 128
/** In milliseconds, of one request, and between the tries. */
const TIMEOUT = 20_000
const PAUSE = 500
const TRIES = 3
/** Bytes of an answer: a batch of vectors with 8,192 numbers each stays well below. */
const LARGEST_ANSWER = 32 * 1024 * 1024

type Answer = { data: { index: number; embedding: number[] }[] }

const isAnswer = (body: unknown): body is Answer =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  Array.isArray(body.data) &&
  body.data.every(
    (item: unknown) =>
      typeof item === 'object' &&
      item !== null &&
      'index' in item &&
      Number.isInteger(item.index) &&
      'embedding' in item &&
      Array.isArray(item.embedding) &&
      item.embedding.length > 0 &&
      item.embedding.every(Number.isFinite),
  )

/** Worth another try: too many requests, or a fault of the moment. */
const isBusy = (status: number) => status === 429 || status >= 500

/**
 * A model behind an endpoint; asks once at the start for the dimension.
 * @throws Error that names the endpoint, when it cannot be reached, refuses, or answers something else
 */
export async function httpEmbedder(settings: EmbeddingSettings): Promise<Embedder> {
  const [first] = await embedBatch(settings, ['dimension'])
  const dimension = first?.length ?? 0
  return {
    id: settings.model,
    dimension,
    weight: 1,
    embed: async (texts) => {
      const vectors: Float32Array[] = []
      for (let start = 0; start < texts.length; start += BATCH) {
        vectors.push(...(await embedBatch(settings, texts.slice(start, start + BATCH))))
      }
      if (vectors.some(({ length }) => length !== dimension)) throw failure(settings, `changed its dimension`)
      return vectors
    },
  }
}

const failure = ({ url, model }: EmbeddingSettings, text: string) =>
  new Error(`The embeddings endpoint ${url} (model ${model}) ${text}.`)

async function embedBatch(settings: EmbeddingSettings, texts: readonly string[]): Promise<Float32Array[]> {
  const body = await request(settings, texts)
  if (!isAnswer(body) || body.data.length !== texts.length) throw failure(settings, 'answered something else')
  const byIndex = new Map(body.data.map(({ index, embedding }) => [index, embedding]))
  return texts.map((_, index) => {
    const embedding = byIndex.get(index)
    if (!embedding) throw failure(settings, `left out text ${index}`)
    return normalise(Float32Array.from(embedding))
  })
}

/** A connection that was kept open may be closed by the other end at the moment it is used, so that is tried again too. */
async function request(settings: EmbeddingSettings, texts: readonly string[]): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const response = await post(settings, texts).catch((reason: Error) => reason)
    const isPassing = response instanceof Error ? response.name !== 'TimeoutError' : isBusy(response.status)
    if (!(response instanceof Error) && response.ok) return readJson(settings, response)
    if (!isPassing || tries === TRIES) {
      throw failure(
        settings,
        response instanceof Error ? `cannot be reached: ${getCause(response)}` : `answered ${response.status}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE * tries))
  }
}

/** Reads an answer up to its limit; undefined if it is not JSON. */
async function readJson(settings: EmbeddingSettings, response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > LARGEST_ANSWER) throw failure(settings, `answered more than ${LARGEST_ANSWER} bytes`)
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}

const getCause = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message)

/**
 * The address is the operator's alone: nothing of a request gets into it, and no redirect is followed, which would take the
 * texts and the key to wherever it leads.
 */
const post = ({ url, model, key }: EmbeddingSettings, texts: readonly string[]) =>
  fetch(`${url.replace(/\/$/, '')}/embeddings`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ model, input: texts }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
