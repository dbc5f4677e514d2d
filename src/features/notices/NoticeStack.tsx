import { useRef, type ReactNode } from 'react'
import styles from './Notice.module.css'
import { useRoomBelow } from './useRoomBelow'

/** Where notices lie, over the lower edge of the window. It is there before them, so that a screen reader hears them come. */
export function NoticeStack({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null)
  useRoomBelow(stack)
  return (
    <div ref={stack} className={styles.stack} aria-live="polite">
      {children}
    </div>
  )
}
