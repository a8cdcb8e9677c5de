import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'

/** A bucket of a service with the S3 protocol. */
export type ObjectStoreSettings = {
  /** Address of the bucket by its path, such as `https://s3.example/bucket`; a prefix may follow. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type StoredObject = { stream: Readable; length: number | undefined }

/** Where files lie as objects. Its methods throw an `ObjectStoreError` when the service refuses or cannot be reached. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  get(key: string): Promise<StoredObject>
  /** One that is not there is no error. */
  remove(key: string): Promise<void>
}

class ObjectStoreError extends Error {}

/** Milliseconds until an answer begins. A large object may take longer to arrive. */
const TIMEOUT = 10_000
/** Milliseconds for storing an object of the largest size. */
const PUT_TIMEOUT = 120_000
/** Beside the first attempt; the client waits longer each time. */
const RETRIES = 2

export function openObjectStore({ url, region, accessKeyId, secretAccessKey }: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = url.replace(/\/$/, '')
  const call = async (key: string, timeout: number, init: RequestInit): Promise<Response> => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new Error('it did not answer in time')), timeout)
    try {
      return await client.fetch(`${base}/${key}`, { ...init, signal: controller.signal, redirect: 'error' })
    } catch (reason) {
      const { message, cause } = reason as Error
      throw new ObjectStoreError(`The store of files: ${cause instanceof Error ? cause.message : message}`, {
        cause: reason,
      })
    } finally {
      clearTimeout(timer)
    }
  }
  const refuse = async (answer: Response): Promise<never> => {
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1]
    throw new ObjectStoreError(`The store of files answered ${answer.status}${code ? ` (${code})` : ''}.`)
  }
  return {
    put: async (key, bytes, mediaType) => {
      // A copy, as fetch takes no view of shared memory.
      const init = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'Content-Type': mediaType } }
      const answer = await call(key, PUT_TIMEOUT, init)
      if (!answer.ok) await refuse(answer)
      await answer.body?.cancel()
    },
    get: async (key) => {
      const answer = await call(key, TIMEOUT, {})
      if (!answer.ok || !answer.body) return refuse(answer)
      const length = Number(answer.headers.get('content-length')) || undefined
      return { stream: Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), length }
    },
    remove: async (key) => {
      const answer = await call(key, TIMEOUT, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) await refuse(answer)
      await answer.body?.cancel()
    },
  }
}
