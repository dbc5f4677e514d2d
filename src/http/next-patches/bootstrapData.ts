/** One line for the shell and one for the page, as next/document writes them. */
const LINE = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/

/**
 * What the bundler is told of a page: which of its scripts to start. Next.js writes it as an inline script that differs
 * from page to page, so no hash in a header for all pages could stand for it. It holds nothing but data; as data it stands
 * in the page, and `wakeScript` hands it over.
 * @param script Next.js's own script, in which it has escaped what would end a tag
 * @returns a list in JSON
 * @throws Error when a new version of Next.js writes another one: the build must not go on, no page would wake up
 */
export function bootstrapData(script: string): string {
  const told = script.split('\n').map((line) => LINE.exec(line)?.[1])
  if (told.includes(undefined))
    throw new Error(`Next.js writes an inline script that is not known: ${script}`)
  const list = `[${told.join()}]`
  JSON.parse(list)
  return list
}
