import { useEffect, type RefObject } from 'react'

/**
 * Gives the page as much room at its end as the notices take, so that its last links and whatever has the focus can be
 * scrolled clear. Nothing moves by it: a page that does not scroll gets none, because a scroll bar would make it narrower.
 */
export function useRoomBelow(stack: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const cover = stack.current
    if (!cover) return
    const root = document.documentElement
    let room = 0
    const makeRoom = () => {
      const scrolls = root.scrollHeight - room > window.innerHeight
      room = scrolls ? heightTaken(cover) : 0
      root.style.setProperty('--room-below', `${room}px`)
    }
    const resizes = new ResizeObserver(makeRoom)
    resizes.observe(root)
    const changes = new MutationObserver(makeRoom)
    changes.observe(cover, { childList: true, characterData: true, subtree: true })
    return () => {
      resizes.disconnect()
      changes.disconnect()
      root.style.removeProperty('--room-below')
    }
  }, [stack])
}

/** From the upper edge of the highest notice to the lower edge of the window, pixels; not more than the stack's own. */
function heightTaken({ children, offsetHeight }: HTMLElement): number {
  const tops = [...children].map((notice) => notice.getBoundingClientRect().top)
  return Math.ceil(Math.max(0, Math.min(offsetHeight, window.innerHeight - Math.min(...tops))))
}
