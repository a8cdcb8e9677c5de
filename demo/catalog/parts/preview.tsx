import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FiredEvent, type FromPreview, messageOf, type ToPreview } from '../lib/frame-messages.ts'
import { MOST_ROOM, roomOf, takesSamples } from '../lib/samples.ts'
import { previewAddress, type Surroundings, type Values } from '../lib/state.ts'
import { useScheme } from '../scheme.ts'
import { useUser } from '../session.ts'
import { ACCOUNT } from './account.tsx'
import { Choice } from './choice.tsx'

const widths = { '320': '320', '768': '768', full: 'Full' } as const
export type PreviewWidth = keyof typeof widths

type PreviewProps = {
  tag: string
  values: Values
  around: Surroundings
  width: PreviewWidth
  tokens?: Values
  onWidth?: (width: PreviewWidth) => void
  onEvent?: (event: FiredEvent) => void
}

const tell = (frame: RefObject<HTMLIFrameElement | null>, message: ToPreview) =>
  frame.current?.contentWindow?.postMessage(message, location.origin)

/**
 * An element on a page of its own. Attributes and tokens change there at once. Another page around it, and a user who signs in or
 * out, load it again.
 */
export function Preview({ tag, values, around, width, tokens, onWidth, onEvent }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scheme = useScheme()
  const page = { ...around, scheme: around.scheme === 'auto' ? scheme : around.scheme }
  const latest = useRef({ values, tokens, onEvent })
  latest.current = { values, tokens, onEvent }
  const address = useAddress(tag, values, page)
  const [content, setContent] = useState(0)
  const height = Math.max(roomOf(tag), Math.min(content, MOST_ROOM))
  const user = useUser()
  const hasSamples = user?.signedIn === false && takesSamples(tag)

  useEffect(() => tell(frame, { research: 'attributes', values }), [values])
  useEffect(() => {
    if (tokens) tell(frame, { research: 'tokens', values: tokens })
  }, [tokens])
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageOf<FromPreview>(event, frame.current?.contentWindow)
      const { values, tokens, onEvent } = latest.current
      if (message?.research === 'event') onEvent?.(message)
      if (message?.research === 'size') setContent(message.height)
      if (message?.research !== 'ready') return
      tell(frame, { research: 'attributes', values })
      if (tokens) tell(frame, { research: 'tokens', values: tokens })
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  return (
    <div className="c-preview">
      {(onWidth || hasSamples) && (
        <div className="c-preview__bar">
          {onWidth && <Choice label="Width of the preview" options={widths} value={width} onChange={onWidth} />}
          {hasSamples && <SampleLabel />}
          {onWidth && (
            <a className="c-quiet" href={previewAddress(tag, values, page)} target="_blank" rel="noreferrer">
              Open alone
            </a>
          )}
        </div>
      )}
      <div className="c-preview__stage" style={{ minHeight: height }}>
        {user && (
          <iframe
            key={`${address} ${hasSamples}`}
            ref={frame}
            className="c-preview__frame"
            title={`Preview of <${tag}>`}
            src={address}
            style={{ width: width === 'full' ? '100%' : `${width}px`, height }}
          />
        )}
      </div>
    </div>
  )
}

const SampleLabel = () => (
  <p className="c-preview__samples">
    Sample data <span aria-hidden="true">·</span>{' '}
    <button type="button" className="c-quiet" popoverTarget={ACCOUNT}>
      Sign in for your own
    </button>
  </p>
)

/** Changes with the page around the element only; attributes reach it by message. */
function useAddress(tag: string, values: Values, page: Surroundings): string {
  const key = `${tag} ${Object.values(page).join(' ')}`
  const [kept, setKept] = useState({ key, address: previewAddress(tag, values, page) })
  if (kept.key === key) return kept.address
  const address = previewAddress(tag, values, page)
  setKept({ key, address })
  return address
}
