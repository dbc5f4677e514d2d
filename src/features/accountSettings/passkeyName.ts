const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** The system on which a passkey is made, by which its owner knows it again; empty for an unknown one. */
export const passkeyName = (userAgent: string) => SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
