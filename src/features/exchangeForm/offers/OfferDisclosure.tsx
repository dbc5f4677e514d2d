import { type ReactNode, useId, useState } from 'react'
import { Icon } from '@/ui/layout/Icon'
import styles from './OfferPanel.module.css'

type Props = { line: string; isBusy: boolean; children: ReactNode }

/** One line that opens the offers to compare. */
export function OfferDisclosure({ line, isBusy, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.box} aria-busy={isBusy}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {line}
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} className={styles.details} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
