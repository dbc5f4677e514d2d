/** Imported first by an instance that dies at the moment in which it would send an order to its provider. */
const { fetch } = globalThis
globalThis.fetch = (url, options) => {
  if (options?.method === 'POST') process.kill(process.pid, 'SIGKILL')
  return fetch(url, options)
}
