import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { Button } from '@/ui/Button'
import styles from './ContactSent.module.css'

type Props = { reference: string; onAgain: () => void }

/** What becomes of a message that has arrived, without promising what nobody does. */
export function ContactSent({ reference, onAgain }: Props) {
  const { t } = useTranslation('contacts')
  const { sandbox } = useAppSelector(selectSite)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: a screen reader goes on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <h2 id="contact-sent" ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>
        {t('sent.reference')} <span className={styles.reference}>{reference}</span>
      </p>
      <p>{t(sandbox ? 'sent.sandbox' : 'sent.operator')}</p>
      <Button look="outline" onClick={onAgain}>
        {t('sent.another')}
      </Button>
    </section>
  )
}
