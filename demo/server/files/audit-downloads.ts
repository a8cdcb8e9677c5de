import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { writeAudit } from '../repositories/audit.ts'

/**
 * Hook of the files: one row for each that is handed over, before it is, so that none leaves unseen. A HEAD hands over
 * nothing; a refusal is no download.
 */
export const auditDownloads =
  ({ db, clock }: Context) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return
    const [, subject = ''] = /\/files\/([^?]*)/.exec(request.url) ?? []
    const isAttachment = String(reply.getHeader('content-disposition')).startsWith('attachment')
    const entry = {
      userId: viewerOf(request).id,
      action: 'file.download',
      subject,
      detail: { attachment: isAttachment },
    }
    await writeAudit(db, entry, clock())
  }
