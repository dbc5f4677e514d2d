export declare function makeSbom(
  manifest: { name: string; version: string },
  lock: { packages: Record<string, object> },
): {
  bomFormat: string
  specVersion: string
  serialNumber: string
  components: {
    'bom-ref': string
    purl: string
    name: string
    version: string
    hashes: { alg: string; content: string }[]
    licenses: ({ expression: string } | { license: { id: string } })[]
  }[]
}
