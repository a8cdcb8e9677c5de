import type { FastifyReply } from 'fastify'
import type { ObjectStore } from '#server/platform/files/object-store.ts'
import { unavailable } from '#server/platform/http/http-errors.ts'

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
  try {
    if (!objects) throw new Error('FILES_S3_URL is not set, and this file lies in a bucket.')
    const { stream, length } = await objects.get(key)
    if (length !== undefined) reply.header('Content-Length', length)
    return reply.send(stream)
  } catch (error) {
    reply.log.error({ err: error, object: key }, 'a file could not be had from its store')
    throw unavailable('This file cannot be loaded at the moment. Please try again soon.')
  }
}
