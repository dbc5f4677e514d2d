/** One line for the shell and one for the page, as next/document writes them. */
const LINE = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/

/**
 * The bundler's data for a page: which of its scripts to start. Next.js writes it as an inline script that differs
 * from page to page, so no hash could stand for it in a header for all pages. As data it stands in the page, and
 * `deferredScriptLoader` hands it over.
 * @param script Next.js's own script, with `<` escaped
 * @returns a list in JSON
 * @throws Error when a new version of Next.js writes another form: the build must stop, because no page would
 * hydrate
 */
export function bootstrapData(script: string): string {
  const lines = script.split('\n').map((line) => LINE.exec(line)?.[1])
  if (lines.includes(undefined))
    throw new Error(`Next.js writes an inline script that is not known: ${script}`)
  const list = `[${lines.join()}]`
  JSON.parse(list)
  return list
}
