import { useState, useSyncExternalStore } from 'react'
import { installPrompt, isInstalledApp, promptInstall, watchInstallPrompt } from './installPrompt'

/** `prompt`: the browser can install the site at once. */
export type Install = { state: 'none' | 'prompt' | 'installed'; install: () => Promise<void> }

export function useInstall(): Install {
  const [isAccepted, setAccepted] = useState(false)
  const state = useSyncExternalStore(watchInstallPrompt, stateOfBrowser, () => 'none' as const)
  return {
    state: isAccepted ? 'installed' : state,
    install: async () => setAccepted(await promptInstall()),
  }
}

const stateOfBrowser = () => (isInstalledApp() ? 'installed' : installPrompt() ? 'prompt' : 'none')
