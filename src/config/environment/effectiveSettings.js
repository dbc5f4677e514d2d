// @ts-check
import { printable } from './readEnvironment.js'
import { variables } from './schema.js'
import { textOf } from './variable.js'

/** Without the values of secrets.
 * @param {import('./variable.js').Source} source @returns {{ name: string, value: string, isSet: boolean }[]} */
export const effectiveSettings = (source) =>
  variables.map(([, variable]) => {
    const written = textOf(variable, source)
    const shown =
      variable.visibility === 'secret' && written ? '(secret)' : printable(written || variable.fallback)
    return { name: variable.name, value: shown, isSet: written !== '' }
  })
