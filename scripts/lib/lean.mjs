// @ts-check
// What libraries bring and nothing here uses, taken out by the build. Their versions are pinned, and a piece of text that is
// not there any more fails the build.

/** @typedef {import('vite').Plugin} Plugin */

/**
 * @param {string} name
 * @param {RegExp} id of the modules
 * @param {(cut: (pattern: string | RegExp, by?: string) => void, id: string) => void} change
 * @returns {Plugin}
 */
const without = (name, id, change) => ({
  name,
  transform: {
    filter: { id },
    handler(code, module) {
      let left = code
      change((pattern, by = '') => {
        const next = left.replace(pattern, by)
        if (next === left) this.error(`${module} has no ${pattern}: see scripts/lib/lean.mjs`)
        left = next
      }, module)
      return left
    },
  },
})

/** Nano Stores counts changes in a global, for copies of itself that are apart. A bundle has one, and a host's globals stay its own. */
const noGlobals = without('no-globals', /nanostores\/atom\/index\.js$/, (cut) => cut('globalThis.nanostoresGlobal ||='))

/** Our elements parse their attributes themselves (`define-widget.tsx`): r2wc's own ways are 0.3 kB of every page. */
const noParsing = without('no-parsing', /@r2wc\/core\/dist\/core\.js$/, (cut) => cut(/w = \{[^}]*\}/, 'w = {}'))

/**
 * A workbook is packed at once, not by a worker made of a `blob:` address: a strict policy refuses that one without a word to
 * its maker, who waits for ever. Three hundred rows take a tenth of a second.
 */
const noWorkers = without('no-workers', /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/, (cut) =>
  cut(
    "import { zip } from 'fflate'",
    "import { zipSync } from 'fflate'\nconst zip = (files, done) => done(null, zipSync(files))",
  ),
)

/** No call shows its progress and no body is a stream; ky's code for both is 0.4 kB of every page. */
const noStreams = without('no-streams', /ky\/distribution\/(utils\/body|core\/constants)\.js$/, (cut, id) =>
  id.endsWith('body.js')
    ? cut(
        /^[\s\S]*$/,
        'export const streamResponse = (answer) => answer\nexport const streamRequest = (request) => request',
      )
    : cut(/(supportsRequestStreams = )\(\(\) => {.*?^}\)\(\)/ms, '$1false'),
)

/** No call here has a prefix or asks how far it has come, and what it is given is checked by its types: 0.3 kB more. */
const leanKy = without('lean-ky', /ky\/distribution\/(core\/Ky|utils\/normalize)\.js$/, (cut, id) => {
  if (id.endsWith('normalize.js')) return cut(/^ {4}if \(retry\.\w+ && !Array[^}]*\}\n/gm)
  cut(/^ {12}if \(ky\.#options\.onDownloadProgress\) \{[\s\S]*?^ {12}\}\n/m)
  cut(/^ {8}if \(this\.#options\.onUploadProgress\) \{[\s\S]*?^ {8}\}\n/m)
  cut(/^ {8}if \(this\.#options\.prefixUrl && [\s\S]*?^ {8}\}\n/m)
  cut(/^ {8}if \(typeof this\.#input !== 'string' && [\s\S]*?^ {8}\}\n/m)
})

/** What nothing here calls of React, which comes as one piece; with it goes what only they use. */
const uncalled = {
  'react.production.js': ['cache', 'cacheSignal', 'cloneElement', 'createRef', 'useActionState', 'useOptimistic'],
  'react-dom.production.js': [
    ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['createPortal', 'requestFormReset', 'useFormState', 'useFormStatus'],
  ],
  'react-dom-client.production.js': ['hydrateRoot'],
}
const hints = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
]

/** React's parts for pages that are one application from the server on: 2 kB of every page. */
const leanReact = without('lean-react', /\/react(-dom)?\/cjs\/react(-dom|-dom-client)?\.production\.js$/, (cut, id) => {
  for (const [file, names] of Object.entries(uncalled))
    if (id.endsWith(`/${file}`))
      for (const name of names) cut(new RegExp(`^exports\\.${name} = function [^]*?^};\\n`, 'm'))
  if (id.endsWith('/react.production.js')) cut('exports.Children = Children;')
  if (id.endsWith('/react-dom-client.production.js'))
    for (const name of hints) cut(new RegExp(`^ {2}\\w: ${name},?$`, 'm'))
})

/** Holds all that is built to not calling what React has lost. @type {Plugin} */
const callsNothingLost = {
  name: 'calls-nothing-lost',
  generateBundle(_, bundle) {
    const lost =
      /\.(Children|cloneElement|createPortal|createRef|hydrateRoot|useActionState|useFormStatus|useOptimistic)\b/
    for (const file of Object.values(bundle)) {
      const found = file.type === 'chunk' && lost.exec(file.code)
      if (found) this.error(`${file.fileName} calls ${found[1]}, which is taken out of React by scripts/lib/lean.mjs`)
    }
  },
}

/** For files that browsers load from us. An npm package leaves its libraries to the bundler of the host. */
export const lean = [noGlobals, noParsing, leanReact, callsNothingLost, noWorkers, noStreams, leanKy]

/** One script holds all there is: the player of playlists would be half of it. Films come as files there, or by the browser's own player. @type {Plugin} */
export const noPlaylists = {
  name: 'no-playlists',
  load: {
    filter: { id: /hls\.js\/dist\/hls\.light/ },
    handler: () => 'export default class { static isSupported() { return false } }',
  },
}
