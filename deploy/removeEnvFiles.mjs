import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Deletes what Next.js copied of the operator's secrets: where a folder is deployed they come from the environment. */
export function removeEnvFiles(folder) {
  for (const name of readdirSync(folder)) if (/^\.env(?:\.|$)/.test(name)) rmSync(join(folder, name))
}
