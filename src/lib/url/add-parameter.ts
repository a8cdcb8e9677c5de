/** Adds a parameter and leaves the others exactly as they are written, because a signed address must not change. */
export function addParameter(url: URL, name: string, value: string): void {
  const parameter = `${new URLSearchParams([[name, value]])}`
  url.search = url.search ? `${url.search}&${parameter}` : parameter
}
