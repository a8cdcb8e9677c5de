import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { ObjectStore } from '#server/platform/files/object-store.ts'
import { unavailable } from '#server/platform/http/http-errors.ts'

/** Gives what `read` does. @throws HttpError 503 when it cannot be had */
async function readObject<T>(log: FastifyBaseLogger, key: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error, object: key }, 'a file could not be had from its store')
    throw unavailable('This file cannot be loaded at the moment. Please try again soon.')
  }
}

function getObject(objects: ObjectStore | undefined, key: string) {
  if (!objects) throw new Error('FILES_S3_URL is not set, and this file lies in a bucket.')
  return objects.get(key)
}

/**
 * Sends an object through the server, so that the checks, the audit and the headers of a file are the same wherever it lies, and the
 * bucket is closed to everybody else.
 * @throws HttpError 503 when it cannot be had
 */
export async function sendObject(
  reply: FastifyReply,
  objects: ObjectStore | undefined,
  key: string,
): Promise<FastifyReply> {
  const { stream, length } = await readObject(reply.log, key, async () => getObject(objects, key))
  if (length !== undefined) reply.header('Content-Length', length)
  return reply.send(stream)
}

/**
 * The bytes of an object.
 * @throws HttpError 503 when they cannot be had
 */
export const loadObject = (objects: ObjectStore | undefined, key: string, log: FastifyBaseLogger): Promise<Buffer> =>
  readObject(log, key, async () => Buffer.concat(await (await getObject(objects, key)).stream.toArray()))
