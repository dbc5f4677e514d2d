import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { useExchangePath } from '@/store/useExchangePath'
import { Illustration } from '@/ui/feedback/Illustration'
import { ButtonLink } from '@/ui/form/Button'
import { TrackForm } from '@/ui/form/TrackForm'
import { Panel } from '@/ui/layout/Panel'
import styles from './ExchangeStatus.module.css'

/** `publicId`: what the address names, if anything. */
export function ExchangeNotFound({ publicId = '' }: { publicId?: string }) {
  const { t } = useTranslation(['exchange-status', 'header'])
  const exchangePath = useExchangePath()
  return (
    <Panel>
      <div className={styles.stack}>
        <Illustration name="notFound" />
        <h1 className={styles.title}>{t('missing.title')}</h1>
        {publicId && <p className={styles.missing}>{t('missing.named', { id: publicId })}</p>}
        <p>{t('missing.text')}</p>
        <TrackForm entered={publicId} />
        <div className={styles.ways}>
          <ButtonLink href={paths.ownExchanges}>{t('header:nav.ownExchanges')}</ButtonLink>
          <ButtonLink href={exchangePath} look="outline">
            {t('outcome.another')}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
