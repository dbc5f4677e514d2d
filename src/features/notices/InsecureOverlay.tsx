import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { Icon } from '@/ui/layout/Icon'
import styles from './InsecureOverlay.module.css'

/** An attacker on the way may have replaced addresses on a page that came over http. */
export function InsecureOverlay() {
  return isInsecureConnection(window.location) ? (
    <Overlay href={secureConnection(window.location.href)} />
  ) : null
}

/** Without a way to close it: continuing could lose money. */
function Overlay({ href }: { href: string }) {
  const { t } = useTranslation('reusable')
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }
  useLayoutEffect(() => {
    const opened = dialog.current
    open()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby="insecure-title"
      aria-describedby="insecure-text"
      onCancel={(event) => event.preventDefault()}
      // Chrome lets a second Escape through.
      onClose={open}
    >
      <div className={styles.inner}>
        <span className={styles.sign}>
          <Icon name="warning" size={28} />
        </span>
        <h2 id="insecure-title">{t('notice.insecure.title')}</h2>
        <p id="insecure-text">{t('notice.insecure.text')}</p>
        <ButtonLink href={href} prefetch={false}>
          {t('notice.insecure.link')}
        </ButtonLink>
      </div>
    </dialog>
  )
}

/** As a browser writes them. */
const LOOPBACK = /^((.+\.)?localhost\.?|127(\.\d{1,3}){3}|\[::1\])$/

type Address = { protocol: string; hostname: string }

/** A host that is not loopback, over http (R14). */
export const isInsecureConnection = ({ protocol, hostname }: Address): boolean =>
  protocol === 'http:' && !LOOPBACK.test(hostname)

export const secureConnection = (href: string): string => href.replace(/^http:/, 'https:')
