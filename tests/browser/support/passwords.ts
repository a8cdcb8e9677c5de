import { assert } from 'chai'
import { all, button, field, fill, one, textOf } from './dom.ts'
import { eventually } from './wait.ts'

/** One that meets every rule. */
export const good = 'Str0ng!pass'

export const words = {
  length: 'Password must be at least 8 characters',
  lowercase: 'Password must contain at least 1 lowercase character',
  uppercase: 'Password must contain at least 1 uppercase character',
  number: 'Password must contain at least 1 number',
  special: 'Password must contain at least 1 special character',
  unset: 'Both password fields need to be set',
} as const

/** Keeps the page where it is when the element leads elsewhere, and collects where to. */
export function keepHere(root: ShadowRoot): string[] {
  const ways: string[] = []
  root.host.addEventListener('research-navigate', (event) => {
    event.preventDefault()
    if (event instanceof CustomEvent) ways.push(event.detail.href)
  })
  return ways
}

/** Fills fields by their labels, once they are there, and sends the form. */
export async function submit(root: ShadowRoot, entered: Readonly<Record<string, string>> = {}): Promise<void> {
  await eventually(() => button(root, 'Submit'))
  for (const [label, text] of Object.entries(entered)) fill(field(root, label), text)
  button(root, 'Submit').click()
}

/** Sends a new password and its repetition. */
export const submitNew = (root: ShadowRoot, password = good, repeated = password): Promise<void> =>
  submit(root, { 'New Password': password, 'Repeat New Password': repeated })

/** Sends the old password and a new one. */
export const submitChange = (root: ShadowRoot, password = good): Promise<void> =>
  submit(root, { 'Old Password': 'Old-1-horse', 'New Password': password, 'Repeat New Password': password })

/** What a screen reader is told of a field besides its name, one text a paragraph or item. */
export function described(root: ShadowRoot, label: string): string[] {
  const ids = field(root, label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.flatMap((id) => {
    const place = root.getElementById(id)
    if (!place) return []
    const parts = all(place, 'p, li')
    return parts.length > 0 ? parts.map(textOf) : [textOf(place)]
  })
}

/** The messages of a failure, one text a paragraph. */
export const failure = (root: ShadowRoot): Promise<string[]> =>
  eventually(() => all(one(root, '[role=alert]'), 'p').map(textOf))

/** Waits until the form has done its work, and says so. */
export const done = (root: ShadowRoot, text: string): Promise<void> =>
  eventually(() => assert.strictEqual(textOf(one(root, 'p[role=status]')), text))

/** The notification that waits for the next page. */
export const waiting = async (): Promise<unknown> => {
  const cookie = await cookieStore.get('notification')
  return cookie?.value ? JSON.parse(decodeURIComponent(cookie.value)) : undefined
}
