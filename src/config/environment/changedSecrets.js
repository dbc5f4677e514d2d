// @ts-check
import { readEnvironment } from './readEnvironment.js'
import { secretFilesNow } from './readSecretFiles.js'
import { countsAtOnce } from './rotation.js'

/**
 * What the files of secrets say by now, where that differs from what counts: all of it or, where one of them is wrong,
 * nothing. @param {Record<string, string | undefined>} environment
 * @returns {{ values: Record<string, string>, later: string[], faults: string[] }} `later`: counts with the next start
 */
export function changedSecrets(environment) {
  /** @type {Record<string, string>} */
  const values = {}
  /** @type {string[]} */
  const later = []
  /** @type {string[]} */
  const faults = []
  for (const [name, file] of secretFilesNow()) {
    if ('fault' in file) faults.push(`${name}_FILE ${file.fault}`)
    else if (file.text !== environment[name]?.trim() && countsAtOnce(name)) values[name] = file.text
    else if (file.text !== environment[name]?.trim()) later.push(name)
  }
  if (Object.keys(values).length > 0)
    faults.push(
      ...readEnvironment({ ...environment, ...values }).faults.map(
        ({ name, problem }) => `${name} ${problem}`,
      ),
    )
  return { values: faults.length > 0 ? {} : values, later, faults }
}
