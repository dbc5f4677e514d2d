/** One holder per process: pages, API handlers and instrumentation are bundled apart, and each bundle would get its
 * own. */
export function processSingleton<T>(name: string, make: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>
  return (registry[Symbol.for(`halyard.${name}`)] ??= make())
}
