/** Adds a parameter to an address and leaves the others as they are written: a signed address must not change. */
export function addParameter(url: URL, name: string, value: string): void {
  const parameter = `${new URLSearchParams([[name, value]])}`
  url.search = url.search ? `${url.search}&${parameter}` : parameter
}
