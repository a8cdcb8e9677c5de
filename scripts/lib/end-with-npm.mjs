// @ts-check

/**
 * Ends this process when the npm that started it is gone. npm passes SIGTERM only to the shell between them, and the shell ends
 * without passing it on. Without npm this does nothing.
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
