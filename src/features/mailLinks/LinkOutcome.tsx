import { useEffect, useRef, type ReactNode } from 'react'
import styles from './LinkOutcome.module.css'

type Props = { title: string; children: ReactNode }

/** How it ended, in place of the waiting: a screen reader goes on here. */
export function LinkOutcome({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.outcome} aria-labelledby="link-outcome">
      <h2 id="link-outcome" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
