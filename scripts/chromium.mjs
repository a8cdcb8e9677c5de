// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './lib/run.mjs'

/**
 * @typedef {object} Machine what the search looks at
 * @property {Record<string, string | undefined>} env
 * @property {string} platform as `process.platform`
 * @property {string} home the user's home directory
 * @property {(directory: string) => string[]} list the names in a directory, none when there is no such directory
 */

/** Where the set-up lets Playwright install a browser, so that nothing is written outside the project. */
export const ownBrowsers = join(root, 'var/browsers')

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const usualPaths = {
  linux: () =>
    ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((place) => commands.map((name) => join(place, name))),
  darwin: (/** @type {Machine} */ { home }) =>
    ['', home].flatMap((place) =>
      ['Google Chrome', 'Chromium'].map((name) => `${place}/Applications/${name}.app/Contents/MacOS/${name}`),
    ),
  win32: (/** @type {Machine} */ { env }) =>
    [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((place) => place !== undefined)
      .flatMap((place) => ['Google\\Chrome', 'Chromium'].map((name) => `${place}\\${name}\\Application\\chrome.exe`)),
}

const playwrightBinaries = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
]

/**
 * Every path at which a Chromium may be, the preferred first: `CHROMIUM_PATH` alone when it is set, else the commands
 * of the path, the platform's usual places, Playwright's caches with the newest build first.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function chromiumCandidates(machine) {
  const { env, platform, home, list } = machine
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH]
  const names = platform === 'win32' ? ['chrome.exe', 'chromium.exe'] : commands
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((place) => place !== '')
    .flatMap((place) => names.map((name) => join(place, name)))
  const usual = platform === 'darwin' || platform === 'win32' ? usualPaths[platform] : usualPaths.linux
  const caches = {
    darwin: join(home, 'Library/Caches/ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? home, 'ms-playwright'),
  }
  const cached = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    platform === 'darwin' || platform === 'win32' ? caches[platform] : join(home, '.cache/ms-playwright'),
    ownBrowsers,
  ]
    .filter((cache) => cache !== undefined)
    .flatMap((cache) => playwrightBuilds(list(cache)).map((build) => join(cache, build)))
    .flatMap((build) => playwrightBinaries.map((binary) => join(build, binary)))
  return [...new Set([...onPath, ...usual(machine), ...cached])]
}

/** @param {string[]} names */
function playwrightBuilds(names) {
  const revision = (/** @type {string} */ name) => Number(name.slice('chromium-'.length))
  return names.filter((name) => /^chromium-\d+$/.test(name)).sort((a, b) => revision(b) - revision(a))
}

/**
 * The path of a Chromium that starts, or undefined.
 * @returns {string | undefined}
 */
export function findChromium() {
  const list = (/** @type {string} */ directory) => (existsSync(directory) ? readdirSync(directory) : [])
  const machine = { env: process.env, platform: process.platform, home: homedir(), list }
  return chromiumCandidates(machine).find((path) => existsSync(path) && starts(path))
}

/**
 * Some distributions put a script in the browser's place that only tells how to install it, and a browser may miss its
 * libraries. On Windows asking for the version opens a window, so there a file is enough.
 * @param {string} path
 */
function starts(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/**
 * Features of Chromium that no test needs. For the first two every new window loads hidden pages for the suggestions of the address
 * bar, which takes about a third of a test's processor time; for the third every page starts a second process for a page that never
 * comes. Chromium reads only the last `--disable-features`, so the others repeat what Playwright disables.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * The arguments of a Chromium for tests. For root, as in containers, they also turn off its sandbox and its own traffic.
 * @returns {string[]}
 */
export function chromiumArgs() {
  const common = [`--disable-features=${disabledFeatures.join()}`, '--disable-gpu-rasterization']
  if (process.getuid?.() !== 0) return common
  return [
    ...common,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
