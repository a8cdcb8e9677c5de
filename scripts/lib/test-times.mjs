// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * How long the steps and the files of the slow suites took when they last ran, in seconds.
 * @typedef {{ steps: Record<string, number>, files: Record<string, number> }} Times
 */

/** @param {string} path @returns {Times} empty where nothing readable is kept */
export function readTimes(path) {
  try {
    const { steps = {}, files = {} } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
    return { steps, files }
  } catch {
    // A file that broke off is as good as none: it is written again at the end.
    return { steps: {}, files: {} }
  }
}

/** Keeps the times of this run, and the earlier ones of what did not run. @param {string} path @param {Times} before @param {Times} now */
export function writeTimes(path, before, now) {
  const kept = { steps: { ...before.steps, ...now.steps }, files: { ...before.files, ...now.files } }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`)
}

/**
 * The time of a step as the summary shows it, compared with the last run.
 * @param {number} seconds @param {number | undefined} before
 */
export function timeOf(seconds, before) {
  const shown = `${seconds.toFixed(1)} s`
  return before === undefined ? shown : `${shown} (last time ${before.toFixed(1)} s)`
}
