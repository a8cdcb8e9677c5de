// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { filesUnder } from './fingerprint.mjs'

/** What runs in a server or in a browser, and so on input. Scripts of the build read this repository's own files only. */
const DIRECTORIES = ['src', 'widgets', 'server', 'demo']

/** Seconds for one expression, on a busy machine too. */
const TIMEOUT = 60

/** Expressions that are checked at once. */
const AT_ONCE = 2

/** @typedef {{ place: string, source: string | undefined, flags: string }} Expression `source` is undefined where it cannot be read */

/** @param {ts.Node | undefined} node what a text is, with a letter for each part of a template that is put in */
function textOf(node) {
  if (node === undefined) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('')
  return undefined
}

/** Whether an object is that of a schema, whose `pattern` is an expression: `Type.String({ pattern: … })`. @param {ts.Node} node */
const isOfSchema = ({ parent }) =>
  ts.isObjectLiteralExpression(parent) &&
  ts.isCallExpression(parent.parent) &&
  parent.parent.expression.getText().startsWith('Type.')

/** @param {ts.Node} node @returns {{ source: string | undefined, flags: string } | undefined} */
function expressionOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
  }
  if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
    const [source, flags] = node.arguments ?? []
    return { source: textOf(source), flags: textOf(flags) ?? '' }
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern' && isOfSchema(node))
    return { source: textOf(node.initializer), flags: 'u' }
  return undefined
}

/**
 * The regular expressions of a source file.
 * @param {string} path @param {string} code
 * @returns {Expression[]}
 */
function expressionsIn(path, code) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  /** @type {Expression[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    const expression = expressionOf(node)
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (expression) found.push({ place: `${path}:${line}`, ...expression })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** @param {Expression} expression @returns {Promise<string | undefined>} */
async function faultOf({ place, source, flags }) {
  if (source === undefined) return `${place}: this expression is put together where it cannot be checked.`
  const result = await check(source, flags, { timeout: TIMEOUT * 1000, recallTimeout: -1 })
  if (result.status === 'safe') return undefined
  const shown = `${place}: /${source}/${flags}`
  if (result.status === 'unknown') return `${shown} could not be checked (${result.error.kind}). Make it simpler.`
  return `${shown} takes ${result.complexity.summary} time, for example for ${result.attack.pattern}`
}

/**
 * Looks for regular expressions that take more than linear time for some text, with which anybody could stop the process.
 * @param {string} base the directory that holds `src`, `widgets`, `server` and `demo`
 * @returns {Promise<{ count: number, faults: string[] }>}
 */
export async function checkExpressions(base) {
  const files = DIRECTORIES.flatMap((directory) => filesUnder(directory, base)).filter((path) =>
    /\.[cm]?[jt]sx?$/.test(path),
  )
  const found = files.flatMap((path) => expressionsIn(path, readFileSync(join(base, path), 'utf8')))
  const distinct = new Map(
    found.map((one) => [`${one.source === undefined ? one.place : one.source}/${one.flags}`, one]),
  )
  /** @type {string[]} */
  const faults = []
  const queue = distinct.values()
  const work = async () => {
    for (const expression of queue) {
      const fault = await faultOf(expression)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { count: found.length, faults: faults.sort() }
}
