const CENTRAL_ENTRY = 0x02014b50

/** The texts of the files in a ZIP archive, by name, as its directory at the end lists them. */
async function unzip(archive: Blob): Promise<Map<string, string>> {
  const view = new DataView(await archive.arrayBuffer())
  const files = new Map<string, string>()
  // The last 22 bytes tell where the directory begins.
  let at = view.getUint32(view.byteLength - 6, true)
  while (view.getUint32(at, true) === CENTRAL_ENTRY) {
    const [packed, size, nameLength] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
    ]
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength))
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const content = new Blob([new Uint8Array(view.buffer, start, size)]).stream()
    const plain = packed === 0 ? content : content.pipeThrough(new DecompressionStream('deflate-raw'))
    files.set(name, await new Response(plain).text())
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

/** The rows of a workbook's sheet, each as the texts and numbers in its cells. */
export async function rowsOf(workbook: Blob): Promise<string[][]> {
  const files = await unzip(workbook)
  const xml = (name: string) => new DOMParser().parseFromString(files.get(name) ?? '<none/>', 'text/xml')
  const shared = [...xml('xl/sharedStrings.xml').querySelectorAll('si')].map(({ textContent }) => textContent ?? '')
  return [...xml('xl/worksheets/sheet1.xml').querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map((each) => {
      const value = each.textContent ?? ''
      return each.getAttribute('t') === 's' ? (shared[Number(value)] ?? '') : value
    }),
  )
}
