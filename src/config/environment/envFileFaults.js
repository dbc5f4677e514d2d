// @ts-check

/**
 * What a file of settings loses in silence: `pa$word` becomes `pa`, and `abc#def` without quotation marks `abc`.
 * @param {string} path @param {string} contents
 * @param {Readonly<Record<string, string | undefined>>} environment once all files are loaded
 * @returns {string[]} without a value: it may be secret
 */
export function envFileFaults(path, contents, environment) {
  return contents.split(/\r?\n/).flatMap((line, index) => {
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
