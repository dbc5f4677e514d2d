import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { instant, nullable, nullableText } from './resultFields'

const deskRelease = z.object({
  version: z.string(),
  commit: nullableText,
  /** Whether VERSION_CHECK_URL is set. */
  isChecked: z.boolean(),
  /** By the process that answers; null: not yet. */
  checkedAt: nullable(instant),
  /** Null: not known, because nobody has looked or the answer named none. */
  newest: nullable(z.object({ version: z.string(), url: z.string(), isNewer: z.boolean() })),
})
export type DeskRelease = z.output<typeof deskRelease>

export const deskReleaseCalls = {
  release: {
    method: 'GET',
    limit: 'staff',
    auth: 'staff',
    tag: 'Desk',
    path: '/api/v4/desk/release',
    staff: { role: 'admin', audit: null },
    result: deskRelease,
    summary: 'Which release is served, and whether there is a newer one',
  },
} as const satisfies Endpoints
