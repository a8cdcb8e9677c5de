import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSlots } from './check-slots.ts'
import { type Content, FOOTER, isSlotName, LARGEST, type Slot, slotNames } from './slots.ts'

/** `20-values.html`: the number is the place among the slots, and may be left out. */
const NAME = /^(?:(\d{1,4})[-_])?([a-z_]+)\.html$/

type Found = { file: string; place: number; name: string }

/** The content of a folder, with warnings for its author. */
export type ContentFolder = { content: Content; remarks: string[] }

function parseName(file: string): Found | string {
  const [, place, name = ''] = NAME.exec(file) ?? []
  if (name === FOOTER || isSlotName(name)) return { file, place: Number(place ?? Number.MAX_SAFE_INTEGER), name }
  return `${file}: a slot is called ${slotNames.join(', ')}, or ${FOOTER}, with a number for its place in front: 10-services.html.`
}

async function readHtml(path: string, file: string): Promise<string> {
  const { size } = await stat(path)
  if (size > LARGEST) throw new Error(`${file}: has ${size} bytes, at most ${LARGEST} are taken.`)
  try {
    const html = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)).trim()
    if (html !== '' && !html.includes('\0')) return html
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason
  }
  throw new Error(`${file}: must be text in UTF-8, and not empty.`)
}

function findDuplicates(found: readonly Found[]): string[] {
  const twice = found.filter(({ name }, index) => found.findIndex((other) => other.name === name) < index)
  return twice.map(({ file, name }) => `${file}: there is another file of ${name}.`)
}

/**
 * Reads the landing page's content from a folder: one HTML file a slot, and the footer. Throws an error with a line for each
 * thing that is wrong; what does not end in `.html` is left aside.
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html') && !file.startsWith('.'))
  const named = files.map(parseName)
  const found = named
    .filter((one) => typeof one !== 'string')
    .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1))
  const faults = [...named.filter((one) => typeof one === 'string'), ...findDuplicates(found)]
  const slots: Slot[] = []
  let footer: string | undefined
  for (const { file, name } of found) {
    const html = await readHtml(join(folder, file), file).catch((reason: Error) => {
      faults.push(reason.message)
      return ''
    })
    if (name === FOOTER) footer = html
    else slots.push({ name, html })
  }
  if (found.length === 0 && faults.length === 0) faults.push(`${folder}: there is no HTML file.`)
  const checked = checkSlots(slots)
  faults.push(...checked.faults)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { content: { slots, footer }, remarks: checked.remarks }
}

/** Writes content into a new or empty folder, as it is read. */
export async function writeContentFolder(folder: string, { slots, footer }: Content): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
  for (const [index, { name, html }] of slots.entries()) {
    await writeFile(join(folder, `${String((index + 1) * 10)}-${name}.html`), `${html}\n`)
  }
  if (footer !== undefined) await writeFile(join(folder, `${FOOTER}.html`), `${footer}\n`)
}
