/** A file that a page offered. */
export type Offered = { name: string; content: Blob }

/** Takes what a page offers for download, so that nothing is saved; `stop` ends it. */
export function catchDownloads(page: Window & typeof globalThis): { files: Offered[]; stop(): void } {
  const files: Offered[] = []
  const made = new Map<string, Blob>()
  const { createObjectURL } = page.URL
  const { click } = page.HTMLAnchorElement.prototype
  page.URL.createObjectURL = (object: Blob | MediaSource) => {
    const url = createObjectURL(object)
    if (object instanceof page.Blob) made.set(url, object)
    return url
  }
  page.HTMLAnchorElement.prototype.click = function () {
    const content = made.get(this.href)
    if (content && this.download) files.push({ name: this.download, content })
    else click.call(this)
  }
  return {
    files,
    stop() {
      page.URL.createObjectURL = createObjectURL
      page.HTMLAnchorElement.prototype.click = click
    },
  }
}
