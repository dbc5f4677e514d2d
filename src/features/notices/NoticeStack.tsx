import { useRef, type ReactNode, useEffect, type RefObject } from 'react'
import styles from './Notice.module.css'

/** Always in the page, so that a screen reader announces what comes into it. */
export function NoticeStack({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  useNoticePlacement(stack, room)
  return (
    <>
      <div ref={stack} className={styles.stack} aria-live="polite">
        {children}
      </div>
      <div ref={room} className={styles.room} data-notice-room="" />
    </>
  )
}

/** What no notice may cover: an exchange, and sign-ins, codes and withdrawals. */
const REGIONS = '[data-exchange-region], [data-uncovered]'

/**
 * Moves notices aside (`data-aside`: below the window) while they would cover the exchange, and reserves their
 * height at the page's end for its last links. A page that does not scroll gets room only for those aside.
 */
function useNoticePlacement(stack: RefObject<HTMLElement | null>, below: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const notices = stack.current
    if (!notices) return
    const root = document.documentElement
    let room = 0
    const place = () => {
      const isAside = isOverExchange(notices)
      if (notices.dataset.aside !== String(isAside)) notices.dataset.aside = String(isAside)
      const scrolls = root.scrollHeight - room > window.innerHeight
      const needed = scrolls || isAside ? heightOf(notices) : 0
      if (needed !== room) reserve(needed)
    }
    // No custom property of the root: it is inherited, so that each value restyles every element of the page.
    const reserve = (height: number) => {
      room = height
      root.style.scrollPaddingBottom = height ? `${height}px` : ''
      if (below.current) below.current.style.height = `${height}px`
    }
    const resizes = new ResizeObserver(place)
    resizes.observe(root)
    // Before the next paint, or moving would count as a layout shift.
    const changes = new MutationObserver(place)
    changes.observe(notices, { childList: true, characterData: true, subtree: true })
    document.addEventListener('scroll', place, { passive: true })
    return () => {
      resizes.disconnect()
      changes.disconnect()
      document.removeEventListener('scroll', place)
      root.style.scrollPaddingBottom = ''
    }
  }, [stack, below])
}

function isOverExchange(stack: HTMLElement): boolean {
  const height = heightOf(stack)
  if (height === 0) return false
  const { left, right } = stack.getBoundingClientRect()
  return [...document.querySelectorAll(REGIONS)].some((region) => {
    const box = region.getBoundingClientRect()
    const isBeside = box.right <= left || box.left >= right
    return !isBeside && box.bottom > window.innerHeight - height && box.top < window.innerHeight
  })
}

/** By offsets, which leave out that a notice is still moving in. */
function heightOf(stack: HTMLElement): number {
  const tops = Array.from(stack.children, (notice) => (notice as HTMLElement).offsetTop)
  return tops.length ? Math.min(stack.offsetHeight, stack.offsetHeight - Math.min(...tops)) : 0
}
