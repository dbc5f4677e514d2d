import { useId, useState, type ReactNode } from 'react'
import styles from './Notice.module.css'

let appeared = 0

type Props = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  corner?: ReactNode
}

/** The first lies lowest, so that none moves when another comes. */
export function Notice({ title, children, actions, corner }: Props) {
  const id = useId()
  const [order] = useState(() => (appeared += 1))
  return (
    <section className={styles.notice} style={{ order }} aria-labelledby={id}>
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {corner}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
