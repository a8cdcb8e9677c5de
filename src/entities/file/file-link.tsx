import type { MouseEvent, ReactNode } from 'react'
import { Link } from '#ui/link/link.tsx'

type FileLinkProps = {
  url: URL
  /** The accessible name, where the text does not tell whose file it is. */
  label?: string
  onDownload: (url: URL) => void
  children: ReactNode
}

/** A link to a file. Every kind of click is handled: the address needs a token, which is added when the user leaves. */
export function FileLink({ url, label, onDownload, children }: FileLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.button > 1) return
    event.preventDefault()
    onDownload(url)
  }
  return (
    <Link href={url.href} aria-label={label} onClick={open} onAuxClick={open}>
      {children}
    </Link>
  )
}
