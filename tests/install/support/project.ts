import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '#scripts/lib/run.mjs'

const fixtures = join(root, 'tests/install/fixtures')

/** The packages of customers' projects, exact: those that share one folder, and React 18 in a folder inside it. */
const packages: Record<'modern' | 'react-18', Record<string, string>> = JSON.parse(
  readFileSync(join(fixtures, 'packages.json'), 'utf8'),
)

/** Customers' projects with the package installed, outside this one; nothing of it can be found by accident. */
export type Projects = {
  /** Where a project lies. */
  directory(name: string): string
  /** Runs a command of an installed package in a project, and gives what it says; throws when it fails. */
  command(name: string, script: string, ...args: string[]): string
  remove(): void
}

async function npm(args: string[], label: string) {
  const cli = process.env.npm_execpath
  const options = { label, limit: 240 }
  const code = cli?.endsWith('npm-cli.js')
    ? await run(process.execPath, [cli, ...args], options)
    : await run('npm', args, { ...options, shell: process.platform === 'win32' })
  if (code !== 0) throw new Error(`${label} failed`)
}

/** The page that every project begins with. */
const page = (name: string, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="app"></main>
    <script type="module" src="./${script}"></script>
  </body>
</html>
`

function writePages(home: string): void {
  for (const { name } of readdirSync(fixtures, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const script = existsSync(join(home, name, 'main.tsx')) ? 'main.tsx' : 'main.ts'
    writeFileSync(join(home, name, 'index.html'), page(name, script))
  }
}

/** Packs the built tree and installs it as a customer does. */
export async function installProjects(): Promise<Projects> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'research-install-')))
  await npm(['pack', root, '--pack-destination', home, '--ignore-scripts', '--silent'], 'the packing')
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('npm has packed nothing')
  cpSync(fixtures, home, { recursive: true })
  writePages(home)
  for (const [place, dependencies] of [
    ['.', packages.modern],
    ['react-18', packages['react-18']],
  ] as const) {
    const directory = join(home, place)
    const own = {
      private: true,
      type: 'module',
      dependencies: { ...dependencies, 'research-portal': join(home, tarball) },
    }
    writeFileSync(join(directory, 'package.json'), JSON.stringify(own))
    const flags = [
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--prefer-offline',
      '--ignore-scripts',
      '--loglevel=error',
    ]
    await npm(['install', '--prefix', directory, ...flags], `the installation in ${place}`)
  }
  return {
    directory: (name) => join(home, name),
    command(name, script, ...args) {
      const path = join(home, 'node_modules', script)
      try {
        return execFileSync(process.execPath, [path, ...args], {
          cwd: join(home, name),
          encoding: 'utf8',
          timeout: 180_000,
        })
      } catch (reason) {
        const { stdout, stderr } = reason as { stdout?: string; stderr?: string }
        throw new Error(`${script} in ${name}:\n${stdout}${stderr}`)
      }
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
