/** Records a search of a signed-in user (R123). What records it is loaded with the first one, and missed by nobody when it fails (R129). */
export async function recordSearch(): Promise<void> {
  try {
    const { capture } = await import('./capture.ts')
    capture({ type: 'Search' })
  } catch {
    // The next search tries again.
  }
}
