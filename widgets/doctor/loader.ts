import { error, type Finding, ok, shown, warning } from './finding.ts'
import { CLASSIC, home, isRunning, loaderScripts, versions } from './page.ts'

/** Checks the script of the elements: present, once, as a module, and loadable. */
export async function checkLoader(): Promise<Finding[]> {
  const scripts = loaderScripts()
  const [first] = scripts
  const found = [...countOf(scripts), ...scripts.flatMap(typeOf)]
  if (!isRunning() && found.length === 0) found.push(...(first ? await reasonOf(first) : [absent()]))
  return found.length > 0 ? found : [ok('loader', 'The script of the elements runs.')]
}

const absent = () =>
  error(
    'loader-missing',
    'The script of the elements is missing.',
    'Nothing on this page defines them.',
    `Add <script type="module" src="${home()}loader.js"></script> after the settings.`,
  )

function countOf(scripts: readonly HTMLScriptElement[]): Finding[] {
  const found: Finding[] = []
  if (versions().length > 1)
    found.push(
      warning(
        'two-versions',
        'Two versions are on the page.',
        `Versions ${versions().join(' and ')} have started; the elements of ${versions()[0]} stay.`,
        `Keep one of the scripts: ${scripts.map(({ src }) => src).join(', ') || 'the one of the page or the bundled one'}.`,
      ),
    )
  if (scripts.length > 1)
    found.push(
      warning(
        'loader-twice',
        'The script is there twice.',
        scripts.map(shown).join(' and '),
        'Keep one of them: the second one does nothing but cost time.',
      ),
    )
  return found
}

function typeOf(script: HTMLScriptElement): Finding[] {
  if (script.src.includes(CLASSIC) || script.type === 'module') return []
  return [
    error(
      'loader-not-module',
      'The loader is not loaded as a module.',
      `${shown(script)} is a classic script, in which “import” is an error.`,
      `Write <script type="module" src="${script.src}"></script>, or take ${CLASSIC} from the same folder.`,
    ),
  ]
}

const PAUSE_MS = 100
const PAUSES = 20

/** Whether elements start within two seconds. */
async function starts(): Promise<boolean> {
  for (let left = PAUSES; left > 0 && !isRunning(); left--)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return isRunning()
}

/** Why a script that is present has not run; nothing if it only needed a moment. */
async function reasonOf(script: HTMLScriptElement): Promise<Finding[]> {
  const { src, integrity } = script
  const { origin } = new URL(src)
  const reach = (init: RequestInit) => fetch(src, init).catch(() => undefined)
  const answer = await reach({ credentials: 'omit' })
  if (answer && !answer.ok)
    return [
      error(
        'loader-not-found',
        'The script was not found at its address.',
        `${src} answers ${answer.status}.`,
        `Correct its address; the files of the elements lie at ${home()}.`,
      ),
    ]
  if (answer && integrity)
    return [
      error(
        'loader-integrity',
        'The script is another one than the page expects.',
        `Its contents do not fit integrity="${integrity}".`,
        'Take the hash from integrity.json beside it, and an address that names the version.',
      ),
    ]
  // The page may still be loading what the script imports.
  if (answer && (await starts())) return []
  if (answer)
    return [
      error(
        'loader-not-run',
        'The script has not run.',
        `${src} can be loaded, and yet no element has started: an error in the console may tell why.`,
        `If the page has a Content Security Policy, add ${origin} to its script-src.`,
      ),
    ]
  if (await reach({ mode: 'no-cors', credentials: 'omit' }))
    return [
      error(
        'loader-cors',
        'The script may not be loaded from here.',
        `${origin} does not allow pages of other origins to load its modules.`,
        `Let ${origin} answer with “Access-Control-Allow-Origin: *”, or take ${CLASSIC}, which needs none.`,
      ),
    ]
  return [
    error(
      'loader-unreachable',
      'The script cannot be reached.',
      `${src} does not answer, or a policy of the page forbids it.`,
      `Check the address, and add ${origin} to script-src where the page has a Content Security Policy.`,
    ),
  ]
}
