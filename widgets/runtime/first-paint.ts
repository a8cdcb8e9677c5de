/**
 * What a page shows of an element before script stands in a declarative shadow root, until the element's own content is there
 * to take over. Calls `mount`, which brings that, as soon as nothing can be lost by it. A part that cannot be loaded keeps
 * nobody from it: then only what was typed is gone.
 */
export async function mountOver(root: ShadowRoot, mount: () => void): Promise<void> {
  const part = await import('./hand-over.ts').catch(() => root.replaceChildren())
  await part?.handOver(root)
  mount()
}
