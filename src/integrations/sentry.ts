import { takeEarlyErrors } from '@/browser/earlyErrors'

type Settings = { dsn: string; environment: string }
let starting: Promise<void> | null = null

/** Fetches Sentry and hands it what has gone wrong so far; once for each time the site is loaded. */
export function loadSentry(settings: Settings): Promise<void> {
  starting ??= start(settings)
  return starting
}

async function start(settings: Settings) {
  const { startSentry } = await import('../../sentry.client.config')
  startSentry({ ...settings, earlyErrors: takeEarlyErrors() })
}
