const WIDTH = 28

/**
 * Shows how far a long piece of work is: a bar that redraws itself on a terminal, a line for every tenth elsewhere.
 */
export function progressBar(out: NodeJS.WriteStream): (done: number, total: number, label: string) => void {
  let lastTenth = -1
  return (done, total, label) => {
    const share = total > 0 ? Math.min(1, done / total) : 1
    const percent = `${Math.floor(share * 100)} %`.padStart(5)
    if (out.isTTY) {
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
      out.write(`\r  ${bar} ${percent}  ${label}\u001b[K${share === 1 ? '\n' : ''}`)
      return
    }
    const tenth = Math.floor(share * 10)
    if (tenth === lastTenth) return
    lastTenth = tenth
    out.write(`  ${percent}  ${label}\n`)
  }
}
