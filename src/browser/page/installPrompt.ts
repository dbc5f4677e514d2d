import { isFramed } from './isFramed'

/** Chromium's (WICG Manifest Incubations); other browsers have a menu entry. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** As `installPrompt` of shell/inline stores it. */
    installPrompt?: Event | null
  }
  interface WindowEventMap {
    beforeinstallprompt: Event
  }
}

/** Null where this browser offers none, or it was used. */
export const installPrompt = (): InstallPrompt | null =>
  (window.installPrompt as InstallPrompt | null | undefined) ?? null

export function watchInstallPrompt(changed: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // After the listener in the page's head.
  window.addEventListener('beforeinstallprompt', () => setTimeout(changed), { signal })
  window.addEventListener(
    'appinstalled',
    () => {
      window.installPrompt = null
      changed()
    },
    { signal },
  )
  return () => controller.abort()
}

/** A prompt can be shown once. */
export async function promptInstall(): Promise<boolean> {
  const prompt = installPrompt()
  window.installPrompt = null
  if (!prompt) return false
  const { outcome } = await prompt.prompt()
  return outcome === 'accepted'
}

/** The page is open as an app, and not in a browser's tab. */
export const isInstalledApp = (): boolean =>
  !isFramed() &&
  // The second is Safari's own.
  (window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true)
