// @ts-check
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { rendered } from './bundle.mjs'
import { PORTAL, shapeOf } from './markup.mjs'
import { hostStyles, pruned } from './styles.mjs'

/** @param {string} css @param {string} name @param {string} folder @returns {string} the file's path in the folder */
function writeSheet(css, name, folder) {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/first-paint-${name}-${hash}.css`
  writeFileSync(join(folder, file), css)
  return file
}

/**
 * Writes, for every element, what a page can show of it before script, and the sheet that reserves room on the page.
 * @param {string} [folder] absolute
 */
export async function writeFirstPaint(folder = join(root, 'dist/widgets')) {
  const snippets = join(folder, 'first-paint')
  rmSync(snippets, { recursive: true, force: true })
  mkdirSync(snippets, { recursive: true })
  for (const file of readdirSync(join(folder, 'assets')))
    if (file.startsWith('first-paint-')) rmSync(join(folder, 'assets', file))
  const elements = await rendered(PORTAL)

  /** @param {string} tag @param {'waiting' | 'signedOut'} state @returns {string} what stands in its root */
  const rootOf = (tag, state, withFallback = true) => {
    const element = elements.find((each) => each.tag === tag)
    if (!element) throw new Error(`<${tag}> is not rendered`)
    const { html, css, isForm } = shapeOf(element[state], tag)
    const fallback = `<div class="r-fallback${isForm ? ' r-fallback--form' : ''}" part="fallback"><slot></slot></div>`
    const all = withFallback ? `${html}${fallback}` : html
    const sheet = writeSheet(
      pruned(`${html}${fallback}`, [...element.styles, css]),
      tag.slice('research-'.length) + (state === 'waiting' ? '' : '-signed-out'),
      folder,
    )
    const inner = all.replace(
      /<(research-[\w-]+)(?:\s[^>]*)?><\/\1>/g,
      // Not the element itself, which would come to life in there, and then go with all that was typed.
      (_, name) => `<div class="r-inner">${templateOf(rootOf(name, state, false))}</div>`,
    )
    return `<link rel="stylesheet" href="{{widgets}}${sheet}">${inner}`
  }
  const templateOf = (/** @type {string} */ html) => `<template shadowrootmode="open">${html}</template>`

  for (const { tag, waiting, signedOut } of elements) {
    const write = (/** @type {string} */ suffix, /** @type {'waiting' | 'signedOut'} */ state) =>
      writeFileSync(
        join(snippets, `${tag.slice('research-'.length)}${suffix}.html`),
        `<${tag}>${templateOf(rootOf(tag, state))}</${tag}>\n`,
      )
    write('', 'waiting')
    if (signedOut !== waiting) write('.signed-out', 'signedOut')
  }
  writeFileSync(join(folder, 'first-paint.css'), hostStyles())
}
