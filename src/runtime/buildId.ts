import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of the build that this process serves; null in development, which has none. */
export const buildId = (): string | null =>
  process.env.NODE_ENV === 'production'
    ? readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim()
    : null
