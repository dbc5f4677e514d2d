const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** The name of a passkey: the system it was made on; empty for an unknown one. */
export const passkeyName = (userAgent: string) => SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
