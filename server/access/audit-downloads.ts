import type { FastifyReply, FastifyRequest } from 'fastify'
import { getActor } from './caller.ts'
import type { Context } from './context.ts'

const named = new WeakMap<FastifyRequest, { subject: string; detail: object }>()

/**
 * Names the file that a request is for, as the audit has it: by its record, such as `documents/12.pdf`, since a URL has many
 * spellings. `detail` is kept besides if the file is handed over.
 */
export const nameDownload = (request: FastifyRequest, subject: string, detail: object = {}): void => {
  named.set(request, { subject, detail })
}

/**
 * Hook of the files: one row for each that is handed over, before it is, so that none leaves unseen, and one for each that is
 * there and was refused. A HEAD hands over nothing.
 */
export const auditDownloads =
  ({ audit }: Context) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method !== 'GET' || ![200, 403].includes(reply.statusCode)) return
    const { subject, detail } = named.get(request) ?? {}
    const isRefused = reply.statusCode === 403
    // Refused before the lookup, so the file is not known.
    if (subject === undefined && isRefused) return
    if (subject === undefined) throw new Error('A download has no name.')
    const entry = { actor: getActor(request), action: 'file.download', subject }
    if (isRefused) return audit.write({ ...entry, result: 'refused' })
    const isAttachment = String(reply.getHeader('content-disposition')).startsWith('attachment')
    await audit.write({ ...entry, detail: { attachment: isAttachment, ...detail } })
  }
