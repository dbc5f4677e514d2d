import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Has Next.js use the build's own configuration: nothing of it is read, or can be other, at the start. */
export function setStandaloneConfig(root, environment) {
  const { config } = JSON.parse(readFileSync(join(root, '.next/required-server-files.json'), 'utf8'))
  environment.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
