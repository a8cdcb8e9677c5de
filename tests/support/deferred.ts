/** A promise that the test keeps or breaks when it likes. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<T>((keep, give) => {
    resolve = keep
    reject = give
  })
  return { promise, resolve, reject }
}
