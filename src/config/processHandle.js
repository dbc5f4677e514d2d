// @ts-check

const KEY = Symbol.for('halyard.process')
const holder = /** @type {Record<symbol, import('./processHandle').ProcessHandle | undefined>} */ (
  /** @type {unknown} */ (globalThis)
)

/** @returns {import('./processHandle').ProcessHandle} */
export const processHandle = () => (holder[KEY] ??= {})
