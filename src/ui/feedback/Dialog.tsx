import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/form/Button'
import styles from './Dialog.module.css'
import { Icon } from '@/ui/layout/Icon'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  /** `full` fills a phone's screen, for long lists. */
  shape?: 'full' | 'small'
  children: ReactNode
}

/** The browser's own modal dialog: it traps the focus, closes by Escape, hides the rest from a screen reader and
 * restores the focus. It is open as long as it is mounted. */
export function Dialog({ title, closeLabel, onClose, shape = 'small', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends while the dialog still stands in the page; closed later, it could not give the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  // At the end of the document: inside a form its fields would be the form's, and Enter in one would send it.
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-label={title}
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <Button
            look="quiet"
            size="small"
            className={styles.close}
            aria-label={closeLabel}
            onClick={onClose}
          >
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
