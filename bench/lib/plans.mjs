// @ts-check
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { callsOf } from './api-calls.mjs'
import { signIn } from './api-client.mjs'

/** The calls that users wait for most often, and those that read the most. */
const kept = [
  'list',
  'filtered by 2 categories',
  'filtered by dates',
  'text search',
  'text search in a sector',
  'typeahead',
  'facets, 1 category chosen',
  'facets under a text search',
  'companies of a letter, by analyst',
  'research of a company',
  'events to come',
  'categories with permissions',
]

/** Longer texts and lines are lists of values. */
const LONGEST_TEXT = 1800
const LONGEST_LINE = 200

let directory = ''

/**
 * Has PostgreSQL write down the plan of every statement on a database, with what it took. New connections do so, and the logs are
 * the whole server's, so it starts anew.
 * @param {import('#scripts/lib/postgres.mjs').Cluster} cluster
 * @param {string} name of the database
 */
export async function keepPlans(cluster, name) {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-plans-'))
  // PostgreSQL may run under another name.
  await chmod(directory, 0o777)
  const client = new pg.Client(cluster.urlOf(name))
  await client.connect()
  const settings = { logging_collector: 'on', log_directory: directory, log_line_prefix: '', log_destination: 'stderr' }
  for (const [key, value] of Object.entries(settings)) await client.query(`alter system set ${key} = '${value}'`)
  const explain = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'on',
  }
  for (const [key, value] of Object.entries(explain)) {
    await client.query(`alter database ${name} set ${key} = '${value}'`)
  }
  await client.end()
  await cluster.stop('fast')
  await cluster.start()
}

/** Everything that has been logged so far. */
async function logged() {
  await delay(300)
  const files = (await readdir(directory)).sort()
  return (await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))).join('')
}

/** @param {string} text @returns {{ took: number, plan: string }[]} */
const plansIn = (text) =>
  [...text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n?)*)/g)].map(([, took, plan = '']) => ({
    took: Number(took),
    plan: plan.replace(/^\t/gm, '').trimEnd(),
  }))

/** @param {string} text @param {number} most */
const cut = (text, most) => (text.length > most ? `${text.slice(0, most)} …` : text)

/** @param {string} plan */
function shortened(plan) {
  const [, text = '', steps = plan] = /^Query Text: ([\s\S]*?)\n(?=[A-Z])([\s\S]*)$/.exec(plan) ?? []
  const lines = steps.split('\n').map((line) => cut(line, LONGEST_LINE))
  return `${cut(text.trim(), LONGEST_TEXT)}\n\n${lines.join('\n')}`
}

/**
 * Makes each of the calls and writes the plan of its slowest statement into a Markdown file.
 * @param {{ documents: number, address: string, username: string, password: string, file: string }} options
 */
export async function writePlans({ documents, address, username, password, file }) {
  while (!(await fetch(new URL('/readyz', address))).ok) await delay(200)
  const { get } = await signIn(address, username, password)
  const calls = await callsOf(get)
  const sections = []
  for (const name of kept) {
    const call = calls[name]
    if (!call) continue
    // Run once to warm the caches, then measure.
    await call(3)
    const before = (await logged()).length
    await call(3)
    const plans = plansIn((await logged()).slice(before)).sort((a, b) => b.took - a.took)
    const [slowest] = plans
    if (!slowest) continue
    const sum = plans.reduce((total, { took }) => total + took, 0)
    const share = `${plans.length} statements, ${sum.toFixed(1)} ms; the slowest ${slowest.took.toFixed(1)} ms:`
    sections.push(`## ${name}\n\n${share}\n\n\`\`\`\n${shortened(slowest.plan)}\n\`\`\`\n`)
  }
  const head = `# Query plans\n\nPostgreSQL with ${documents.toLocaleString('en-US')} documents, measured by auto_explain, whose own cost is in the figures. Written by \`node bench/scale.mjs --database postgres --plans …\`.\n`
  await writeFile(file, [head, ...sections].join('\n'))
  await rm(directory, { recursive: true, force: true })
}
