import * as z from 'zod/mini'
import { env } from '@/config/env'
import { versionCheckTimeout } from '@/config/timings'
import { DAY, MINUTE } from '@/domain/time/durations'
import { isNewer, plainVersion } from '@/domain/site/newerVersion'
import { logWarning } from '@/runtime/log'
import { release } from '@/runtime/release'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { callProvider } from '@/server/outbound/callProvider'
import { ProviderError } from '@/server/outbound/ProviderError'

const MAX_BYTES = 65_536

const httpsUrl = z.string().check(
  z.maxLength(500),
  z.refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:'),
)
/** A file of yours with `version` and `url`; or the newest release as the API of GitHub and of Forgejo names it. */
const answer = z.union([
  z.pipe(
    z.object({ tag_name: z.string(), html_url: httpsUrl }),
    z.transform(({ tag_name: version, html_url: url }) => ({ version, url })),
  ),
  z.object({ version: z.string(), url: httpsUrl }),
])

type Checked = {
  at: number
  /** Null: it was not learned. */
  newest: { version: string; url: string } | null
}

/** Of this process. */
const state: { checked: Checked | null } = { checked: null }

/** Of the release that is served; null while nobody has looked. */
export const versionCheck = () => state.checked

/** Nothing is sent but our own version. What fails is only known at the desk and in the log. */
export async function checkVersion(now: number): Promise<void> {
  const own = release().version
  try {
    const { version, url } = await callProvider({
      baseUrl: env.versionCheckUrl,
      path: '',
      headers: { 'user-agent': `halyard/${own}` },
      schema: answer,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(versionCheckTimeout),
    })
    const plain = plainVersion(version)
    if (plain === null) throw new ProviderError('bad_answer')
    state.checked = { at: now, newest: { version: plain, url } }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    state.checked = { at: now, newest: null }
    logWarning(`VERSION_CHECK_URL named no version (${error.code})`)
  }
}

export const isNewerThanOwn = (version: string) => {
  const own = plainVersion(release().version)
  return own !== null && isNewer(version, own)
}

/** Once it serves: only then is known which release it is. */
export const startVersionCheck = () => {
  if (!env.versionCheckUrl) return
  setTimeout(() => scheduleJob('versionCheck', DAY, () => checkVersion(Date.now())), MINUTE).unref()
}
