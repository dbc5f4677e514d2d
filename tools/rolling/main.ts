import { join, resolve } from 'node:path'
import { roll } from './roll'

/**
 * A rolling upgrade and a rollback between two builds under load, behind nginx:
 *   npx tsx tools/rolling/main.ts FOLDER_OF_THE_OLD_BUILD [FOLDER_OF_THE_NEW_BUILD]
 * The old build is a worktree of an earlier commit with `npm ci && npm run build`. Ends with 1 when a request failed.
 */
const [from, to = join(import.meta.dirname, '../..')] = process.argv.slice(2)
if (from === undefined) throw new Error('The folder of the old build is missing.')
const print = (line: string) => process.stdout.write(`${line}\n`)
const shutdownDelaySeconds = 5
const { counts, faults, files, builds, releases } = await roll({
  ...{ from: resolve(from), to: resolve(to), shutdownDelaySeconds, print },
})
print(JSON.stringify({ ...counts, differentFiles: files.size, builds: builds.size, releases: [...releases] }))
for (const fault of faults) print(fault)
print(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
