import { useRef, type ReactNode } from 'react'
import styles from './Notice.module.css'
import { useNoticePlacement } from './useNoticePlacement'

/** Where notices lie: over the lower edge of the window, but aside while they would cover the exchange there. It is
 * there before them, so that a screen reader announces them. */
export function NoticeStack({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null)
  useNoticePlacement(stack)
  return (
    <div ref={stack} className={styles.stack} aria-live="polite">
      {children}
    </div>
  )
}
