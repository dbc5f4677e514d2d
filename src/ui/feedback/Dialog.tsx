import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/form/Button'
import styles from './Dialog.module.css'
import { Icon } from '@/ui/layout/Icon'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  shape?: 'full' | 'wide' | 'small'
  children: ReactNode
}

/** The browser's modal dialog: traps and restores the focus, and closes by Escape. Open while mounted. */
export function Dialog({ title, closeLabel, onClose, shape = 'small', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect: closed after its removal, the dialog could not restore the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  // Outside any form, whose fields and Enter it would take over.
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
