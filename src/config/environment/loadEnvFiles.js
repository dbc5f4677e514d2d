// @ts-check
import nextEnv from '@next/env'
import { envFileFaults } from './envFileFaults.js'
import { readSecretFiles } from './readSecretFiles.js'

/**
 * As Next.js reads `.env` and its kin, and the secrets that files hold. One that is there and cannot be read ends the process:
 * without it a live site would start as a public sandbox, or with a secret of its own making.
 * @param {string} root the folder they lie in
 */
export function loadEnvFiles(root) {
  /** @type {string[]} */
  const faults = []
  const log = {
    info: () => undefined,
    error: (/** @type {string} */ what, /** @type {unknown} */ error) =>
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`),
  }
  const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(root, false, log)
  for (const { path, contents } of loadedEnvFiles)
    if (/[\0\uFFFD]/.test(contents)) faults.push(`Failed to load env from ${path}: it is not UTF-8`)
    else faults.push(...envFileFaults(path, contents, combinedEnv))
  faults.push(...readSecretFiles(combinedEnv, (warning) => process.stderr.write(`${warning}\n`)))
  if (faults.length === 0) return
  process.stderr.write(`${faults.join('\n')}\nso nothing was started.\n`)
  process.exit(1)
}
