/** Characters that file systems do not allow in names. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** Some browsers first ask the user where to save the file. */
const KEPT_MS = 60_000

/** Downloads a file under a name, which includes the extension. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(FORBIDDEN, '-')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
