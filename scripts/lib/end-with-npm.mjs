// @ts-check

/**
 * Ends this process as soon as the npm that started it is gone: npm passes SIGTERM to the shell between them only, and
 * the shell goes without a word to us. Without npm it does nothing.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
