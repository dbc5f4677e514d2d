const REPORT = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  console.error('computed', Math.round((user + system) / 1000))
})`

/** Arguments of Node.js for a process that ends with its processor time, to which other programs do not add. */
export const withProcessorTime = ['--import', `data:text/javascript,${encodeURIComponent(REPORT)}`]

/** Splits such a process's stderr; the time is in milliseconds. */
export function readProcessorTime(stderr: string): { err: string; computed: number } {
  const [err = '', computed] = stderr.split('computed ')
  return { err, computed: Number(computed) }
}
