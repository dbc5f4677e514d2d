/**
 * Before the first paint: sets the color scheme, so that a dark page never flashes white; starts the fonts; hides the
 * cached form of /exchange?id=; and removes the token of browser/transferToken before any other script can read it,
 * also when the link is opened in a tab that has the site open.
 */
const { dataset } = document.documentElement

dataset.theme = dataset.scheme ?? colorScheme()
startFonts()
if (/[?&]id=/.test(location.search)) dataset.order = ''
takeToken()
addEventListener('popstate', takeToken, true)
addEventListener('hashchange', takeToken, true)

/** A browser decodes what a stylesheet carries when a text needs it, which would be after the first frame. */
function startFonts(): void {
  for (const family of ['Manrope First', 'JetBrains Mono First'])
    document.fonts?.load(`600 1em '${family}'`, 'aЯẾ').catch(() => undefined)
}

function colorScheme(): string {
  const chosen = storedScheme()
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function storedScheme(): string | null {
  try {
    return localStorage.getItem('color-scheme')
  } catch {
    // A browser may refuse its storage.
    return null
  }
}

function takeToken(): void {
  const token = /^#move=([\w-]+)$/.exec(location.hash)?.[1]
  if (!token) return
  window.transferToken = token
  history.replaceState(history.state, '', location.pathname + location.search)
}

export {}
