/** Pages, API handlers and instrumentation are bundled apart; a module variable would exist once in each. */
export function processSingleton<T>(name: string, make: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>
  return (registry[Symbol.for(`halyard.${name}`)] ??= make())
}
