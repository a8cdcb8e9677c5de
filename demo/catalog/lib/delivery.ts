/** What a build says of its files. Paths are below the widgets' folder. */
export type Delivery = {
  version: string
  /** `sha384-…` by path. */
  files: Readonly<Record<string, string>>
  /** Paths of what a page with an element loads first, by tag. */
  preload: Readonly<Record<string, readonly string[]>>
}

export type FirstPaint = 'waiting' | 'signed-out'

async function read(path: string): Promise<Response | undefined> {
  const answer = await fetch(`/widgets/${path}`).catch(() => undefined)
  return answer?.ok ? answer : undefined
}

let delivery: Promise<Delivery | undefined> | undefined

/** What this server delivers; undefined where its build tells nothing of it. */
export function loadDelivery(): Promise<Delivery | undefined> {
  delivery ??= (async () => {
    const [integrity, preload] = await Promise.all([read('integrity.json'), read('preload.json')])
    if (!integrity || !preload) return undefined
    const { version, files } = (await integrity.json()) as Omit<Delivery, 'preload'>
    return { version, files, preload: (await preload.json()) as Delivery['preload'] }
  })()
  return delivery
}

const fileOf = (name: string, state: FirstPaint) => `${name}${state === 'waiting' ? '' : '.signed-out'}.html`

/** The HTML that shows an element before its script, as the build wrote it, by what it shows. */
export async function loadFirstPaints(name: string): Promise<Partial<Record<FirstPaint, string>>> {
  const written = (await (await read('catalog/first-paint.json'))?.json()) as readonly string[] | undefined
  const states = (['waiting', 'signed-out'] as const).filter((state) => written?.includes(fileOf(name, state)))
  const texts = states.map(async (state) => {
    const answer = await read(`first-paint/${fileOf(name, state)}`)
    return [state, (await answer?.text())?.trim() ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}
