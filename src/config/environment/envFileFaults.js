// @ts-check

/** Of dotenv, which skips what does not match: a name, `=` or `: `, and a value, which in quotation marks may have lines. */
const SETTING =
  /^[^\S\n]*(?:export\s+)?[\w.-]+(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\n]+)?\s*(?:#.*)?$/gm

/**
 * What a file of settings loses in silence: `pa$word` becomes `pa`, `abc#def` without quotation marks `abc`, and a line
 * that is no setting nothing.
 * @param {string} path @param {string} contents
 * @param {Readonly<Record<string, string | undefined>>} environment once all files are loaded
 * @returns {string[]} without a value: it may be secret
 */
export function envFileFaults(path, contents, environment) {
  const text = contents.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  return [...lineFaults(path, text), ...valueFaults(path, text, environment)]
}

/** @param {string} path @param {string} text */
function lineFaults(path, text) {
  const left = text.replace(SETTING, (setting, /** @type {string} */ value = '') => {
    const isOpen = /^\s*(['"`])(?![^]*\1\s*$)/.test(value)
    return (isOpen ? OPEN : '') + setting.replace(/[^\n]/g, '')
  })
  return left.split('\n').flatMap((line, index) => {
    const at = `${path}, line ${index + 1}:`
    if (line.startsWith(OPEN))
      return [`${at} the value begins with a quotation mark and does not end with one`]
    return /^\s*(#|$)/.test(line) ? [] : [`${at} this is no setting; write NAME=value, or # before a comment`]
  })
}

/** Stands in a file of settings nowhere: loadEnvFiles.js refuses it. */
const OPEN = '\0'

/** @param {string} path @param {string} text @param {Readonly<Record<string, string | undefined>>} environment */
function valueFaults(path, text, environment) {
  return text.split('\n').flatMap((line, index) => {
    const [, name, value = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? []
    if (name === undefined) return []
    const at = `${path}, line ${index + 1}, ${name}:`
    const isCut = /^[^'"`#\s][^#]*(?<!\s)#/.test(value)
    return [
      ...(isCut ? [`${at} the value ends before #; put it into quotation marks`] : []),
      ...(losesReference(value, environment)
        ? [`${at} $ stands for a variable that is not set; for a dollar sign write \\$`]
        : []),
    ]
  })
}

/** As dotenv-expand reads them; `${NAME:-default}` says itself what it becomes. */
const REFERENCE = /(?<!\\)\$(?:\{(\w+)\}|([A-Za-z_]\w*))/g

/** @param {string} value @param {Readonly<Record<string, string | undefined>>} environment */
const losesReference = (value, environment) =>
  !value.startsWith('#') &&
  [...value.matchAll(REFERENCE)].some(([, braced, bare]) => environment[braced ?? bare ?? ''] === undefined)
