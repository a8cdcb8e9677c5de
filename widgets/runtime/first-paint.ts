/**
 * Content rendered before the script is in a declarative shadow root, until the element's own content replaces it.
 * Calls `mount` as soon as no input can be lost. If the code for this cannot be loaded, it mounts anyway, and only
 * typed text is lost.
 */
export async function mountWhenReady(root: ShadowRoot, mount: () => void): Promise<void> {
  const part = await import('./hydrate-placeholder.ts').catch(() => root.replaceChildren())
  await part?.hydratePlaceholder(root)
  mount()
}
