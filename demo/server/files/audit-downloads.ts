import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { writeAudit } from '../repositories/audit.ts'

const subjects = new WeakMap<FastifyRequest, string>()

/** Says which file a request is about, `documents/12.pdf`: by the record, for an address can be spelt in many ways. */
export const nameDownload = (request: FastifyRequest, file: string): void => {
  subjects.set(request, file)
}

/**
 * Hook of the files: one row for each that is handed over, before it is, so that none leaves unseen. A HEAD hands over
 * nothing; a refusal is no download.
 */
export const auditDownloads =
  ({ db, clock }: Context) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return
    const subject = subjects.get(request)
    if (subject === undefined) throw new Error('A download has no name.')
    const isAttachment = String(reply.getHeader('content-disposition')).startsWith('attachment')
    const entry = {
      user: viewerOf(request),
      action: 'file.download',
      subject,
      detail: { attachment: isAttachment },
    }
    await writeAudit(db, entry, clock())
  }
