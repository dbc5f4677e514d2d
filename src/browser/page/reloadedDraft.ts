const KEY = 'form-draft'

/** Strings and booleans of the form, and the page that it stood on. */
type Stored = { pathname: string; draft: Record<string, string | boolean> }

/** For a reload of this tab: written while the page goes. */
export function storeDraft(draft: Stored['draft']): void {
  try {
    const stored: Stored = { pathname: window.location.pathname, draft }
    window.sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Refused storage: a reload then forgets what was typed.
  }
}

/** As JSON, so that it is the same as long as nothing is stored. Null unless this page was reloaded. */
export function reloadedDraft(): string | null {
  try {
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation?.type !== 'reload') return null
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<Stored> | null
    return stored?.pathname === window.location.pathname ? JSON.stringify(stored.draft ?? null) : null
  } catch {
    return null
  }
}
