import client, { type HydrationOptions, type Root } from 'react-dom/client'
import { startTransition, type ReactNode } from 'react'

/** Next.js hydrates in one piece, which blocks clicks; in a transition React yields to events. No setting for it. */
export function hydrateInSlices() {
  const { hydrateRoot } = client
  const inSlices = (container: Element | Document, page: ReactNode, options?: HydrationOptions): Root => {
    let root: Root | undefined
    startTransition(() => {
      root = hydrateRoot(container, page, options)
    })
    if (!root) throw new Error('a transition begins at once')
    return root
  }
  Object.assign(client, { hydrateRoot: inSlices })
}
