import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** A white sheet on the paper of the page. */
export const Panel = ({ children }: { children: ReactNode }) => <div className={styles.panel}>{children}</div>
