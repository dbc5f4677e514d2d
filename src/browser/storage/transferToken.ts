declare global {
  interface Window {
    /** Set by `firstPaint` of shell/inline, which takes it out of the address. */
    transferToken?: string
  }
}

/** In the fragment, which no server, referrer or log sees. */
export function transferLink(publicId: string, token: string): string {
  const link = new URL(window.location.href)
  link.search = new URLSearchParams({ id: publicId }).toString()
  link.hash = `move=${token}`
  return link.href
}

let held: { publicId: string; token: string } | null = null

/** Removed when read, so that no other script can read it. */
export function transferTokenOf(publicId: string): string | null {
  const { transferToken: token } = window
  if (token) {
    held = { publicId: new URLSearchParams(window.location.search).get('id') ?? '', token }
    delete window.transferToken
  }
  return held?.publicId === publicId ? held.token : null
}

export const dropTransferToken = () => void (held = null)

/** For another link opened in the same tab. Returns the unsubscribe function. */
export function watchTransferToken(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
