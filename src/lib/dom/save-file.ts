/** What file systems do not take in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** Long enough for a browser that asks where to put it. */
const KEPT_MS = 60_000

/** Offers a file for download under a name, its ending included. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(FORBIDDEN, '-')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
