import { useSyncExternalStore } from 'react'
import { ownExchanges, watchOwnExchanges } from '@/browser/storage/ownExchanges'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import styles from './OwnExchangesLink.module.css'

const none = () => 0
const count = () => ownExchanges().length

/** Old links still lead here. */
export function OwnExchangesLink() {
  const { t } = useTranslation('exchange')
  const number = useSyncExternalStore(watchOwnExchanges, count, none)
  return (
    <section id="own-exchanges" className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">{t('own.title')}</h2>
      {number === 0 ? (
        <p>{t('own.empty')}</p>
      ) : (
        <div>
          <ButtonLink look="outline" href={paths.ownExchanges}>
            {t('own.all', { number })}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
