/** One holder per process: pages, API doors and instrumentation are bundled apart, and each bundle would get its own. */
export function processSingleton<T>(name: string, make: () => T): T {
  const kept = globalThis as unknown as Record<symbol, T | undefined>
  return (kept[Symbol.for(`halyard.${name}`)] ??= make())
}
