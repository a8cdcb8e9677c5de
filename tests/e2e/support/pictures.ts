import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { root } from '#scripts/lib/run.mjs'

const references = join(root, 'tests/e2e/pictures')
const findings = join(root, 'var/pictures')
const font = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))

/** The share of the pixels that may differ: edges of letters do between releases of a browser, a lost margin is far more. */
const TOLERANCE = 0.005

/** A font that is the same on every machine takes the place of the system's, on each page that is opened from now on. */
export async function pinFont(page: Page): Promise<void> {
  await page.addInitScript((data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const face = new FontFace('Pinned', bytes, { weight: '100 900' })
    document.fonts.add(face)
    void face.load()
    document.addEventListener('DOMContentLoaded', () => {
      for (const token of ['--research-font', '--research-font-reading'])
        document.documentElement.style.setProperty(token, 'Pinned')
    })
  }, font.toString('base64'))
}

const isMissing = (reason: NodeJS.ErrnoException) => {
  if (reason.code !== 'ENOENT') throw reason
  return undefined
}

async function keep(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return relative(root, path)
}

/**
 * Compares what the window shows with the picture of that name; `UPDATE_PICTURES=1` makes it anew.
 * @throws Error when there is none, or more than a few pixels differ; what was seen and where it differs lie in `var/pictures`
 */
export async function comparePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  const reference = join(references, `${name}.png`)
  if (process.env.UPDATE_PICTURES) return void (await keep(reference, seen))
  const known = await readFile(reference).catch(isMissing)
  if (!known) throw new Error(`There is no picture ${name}. Make it with UPDATE_PICTURES=1, and look at it.`)
  const [before, now] = [PNG.sync.read(known), PNG.sync.read(seen)]
  const { width, height } = before
  const diff = new PNG({ width, height })
  const isSameSize = now.width === width && now.height === height
  const count = isSameSize
    ? pixelmatch(before.data, now.data, diff.data, width, height, { threshold: 0.2 })
    : Number.POSITIVE_INFINITY
  if (count <= TOLERANCE * width * height) return
  const at = await keep(join(findings, `${name}.png`), seen)
  if (isSameSize) await keep(join(findings, `${name}.diff.png`), PNG.sync.write(diff))
  throw new Error(
    `${name} looks different: ${count} of ${width * height} pixels. See ${at}, and the picture before it.`,
  )
}
