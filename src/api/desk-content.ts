import type { DeskText, DeskTextHistory, PublishText, TextFinding, TextFindings } from '#contract/desk-content.ts'
import { badResponse } from './errors.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

const toText = (answer: unknown): DeskTextHistory => {
  if (!answer) throw badResponse()
  return answer as DeskTextHistory
}

/** The texts of the landing page, those that are not there included. */
export const listTexts = async (signal: AbortSignal): Promise<DeskText[]> =>
  toList<DeskText>(await send({ call: 'desk/content', signal })).records

/** A text with its last versions; 404: the page has no such text. */
export const getText = async (name: string, signal?: AbortSignal): Promise<DeskTextHistory> =>
  toText(await send({ call: 'desk/content/{name}', values: { name }, ...(signal && { signal }) }))

/** 409: the text of `revision` is not shown any more; 422: popups would not open, or the text is too long. */
export const publishText = async (name: string, text: PublishText): Promise<DeskTextHistory> =>
  toText(await send({ call: 'desk/content/{name}', values: { name }, json: text }))

/** What the page would not show or open with a text. */
export async function checkText(name: string, html: string, signal: AbortSignal): Promise<TextFinding[]> {
  const answer = await send({ call: 'desk/content/{name}/check', values: { name }, json: { html }, signal })
  const { findings } = Object(answer) as Partial<TextFindings>
  return findings ?? []
}
