import type { FastifyReply } from 'fastify'
import { contentDisposition } from '#server/platform/files/content-disposition.ts'
import { type MediaType, mediaTypes } from '#server/platform/files/media-types.ts'
import type { ObjectStore } from '#server/platform/files/object-store.ts'
import type { Note } from './note.ts'
import { sendObject } from './objects.ts'
import { renderFile } from './render.ts'

/** A stored text is untrusted: its page runs nothing, loads nothing and has no origin. A PDF viewer needs no such page. */
const pagePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

type DocumentFile = {
  type: MediaType
  title: string
  isForced: boolean
  /** Its bytes or the key of its object; undefined: it is made from the note. */
  stored: Uint8Array | string | undefined
  loadNote: () => Promise<Note>
}

/** Sends a document's file, with the same headers to clients and to the desk. */
export async function sendFile(
  reply: FastifyReply,
  objects: ObjectStore | undefined,
  { type, title, isForced, stored, loadNote }: DocumentFile,
): Promise<FastifyReply> {
  reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('Content-Disposition', contentDisposition(title, mediaTypes[type], isForced))
    .headers(type === 'text/html' ? { 'Content-Security-Policy': pagePolicy } : {})
  if (typeof stored === 'string') return sendObject(reply, objects, stored)
  return reply.send(stored ?? (await renderFile(type, await loadNote())))
}
