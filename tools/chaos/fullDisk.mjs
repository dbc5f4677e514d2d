import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A small disk of its own in a folder, which root may make: it can really be full.
 * @returns null where this process may not mount, or where there is no such thing
 */
export function smallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true })
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'halyard-chaos', folder])
  if (mount.status !== 0) return null
  const filler = join(folder, 'filler')
  return {
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize))
      } catch {
        // Others write here too: the last bytes may be theirs.
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => spawnSync('umount', ['-l', folder]),
  }
}
