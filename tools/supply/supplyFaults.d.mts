type Package = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}
type Lock = { packages: Record<string, Package> }
type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Exceptions = Record<string, string>
type Advisory = { name: string; severity: string; title: string; url: string }
export declare function lockFaults(manifest: Manifest, lock: Lock): string[]
export declare function licenceFaults(lock: Lock, exceptions: Exceptions): string[]
export declare function scriptFaults(lock: Lock, exceptions: Exceptions): string[]
export declare function auditFaults(
  report: { vulnerabilities?: Record<string, { via: (Advisory | string)[] }> },
  exceptions: Exceptions,
): string[]
