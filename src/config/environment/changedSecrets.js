// @ts-check
import { readEnvironment } from './readEnvironment.js'
import { secretFilesNow } from './readSecretFiles.js'
import { countsAtOnce } from './rotation.js'

/**
 * What the files of secrets say by now, where that differs from what counts: all of it or, where one of them is wrong,
 * nothing. @param {Record<string, string | undefined>} environment
 * @returns {{ values: Record<string, string>, later: string[], gone: string[], faults: string[] }} `later`: counts with the
 * next start; `gone`: of the values, those of …_PREVIOUS whose file is not there any more
 */
export function changedSecrets(environment) {
  /** @type {Record<string, string>} */
  const values = {}
  /** @type {string[]} */
  const later = []
  /** @type {string[]} */
  const gone = []
  /** @type {string[]} */
  const faults = []
  for (const [name, file] of secretFilesNow()) {
    if ('fault' in file) faults.push(`${name}_FILE ${file.fault}`)
    else if (file.text === (environment[name]?.trim() ?? '')) continue
    else if (countsAtOnce(name)) {
      values[name] = file.text
      if (file.hasGone) gone.push(name)
    } else later.push(name)
  }
  if (Object.keys(values).length > 0)
    faults.push(
      ...readEnvironment({ ...environment, ...values }).faults.map(
        ({ name, problem }) => `${name} ${problem}`,
      ),
    )
  return faults.length > 0 ? { values: {}, later, gone: [], faults } : { values, later, gone, faults }
}
