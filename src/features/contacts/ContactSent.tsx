import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ArrivedSection } from '@/ui/layout/ArrivedSection'
import { Button } from '@/ui/form/Button'
import styles from './ContactSent.module.css'

type Props = { reference: string; onAgain: () => void }

export function ContactSent({ reference, onAgain }: Props) {
  const { t } = useTranslation('contacts')
  const { sandbox } = useAppSelector(selectSite)
  return (
    <ArrivedSection id="contact-sent" title={t('sent.title')} className={styles.sent}>
      <p>
        {t('sent.reference')} <span className={styles.reference}>{reference}</span>
      </p>
      <p>{t(sandbox ? 'sent.sandbox' : 'sent.operator')}</p>
      <Button look="outline" onClick={onAgain}>
        {t('sent.another')}
      </Button>
    </ArrivedSection>
  )
}
