import { applyDeskSettings } from '@/config/operator/startOperator'
import { newestSettings, newestVersion } from '@/server/settings/storedSettings'
import { scheduleJob } from '@/server/kernel/scheduleJob'

/** Milliseconds, after which another instance has them. */
const EVERY_MS = 2_000

const state = { version: 0, applying: null as Promise<void> | null }

/** In this process. */
export const appliedVersion = () => state.version

/** What is accepted from then on is accepted under the settings that count now. */
export async function refreshSettings(): Promise<void> {
  if ((await newestVersion()) !== state.version)
    await (state.applying ??= apply().finally(() => (state.applying = null)))
}

async function apply() {
  const newest = await newestSettings()
  if ((newest?.version ?? 0) === state.version) return
  applyDeskSettings(newest?.value ?? {})
  state.version = newest?.version ?? 0
}

export const startSettingsWorker = () => scheduleJob('settingsWorker', EVERY_MS, refreshSettings)

export function forgetSettings() {
  state.version = 0
}
