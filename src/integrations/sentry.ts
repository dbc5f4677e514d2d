import { takeEarlyErrors } from '@/browser/page/earlyErrors'

type Settings = { dsn: string; environment: string }
let starting: Promise<void> | null = null

export function loadSentry(settings: Settings): Promise<void> {
  starting ??= start(settings)
  return starting
}

async function start(settings: Settings) {
  const { startSentry } = await import('../../sentry.client.config')
  startSentry({ ...settings, earlyErrors: takeEarlyErrors() })
}
