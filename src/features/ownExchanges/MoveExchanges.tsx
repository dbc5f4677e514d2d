import { useSyncExternalStore } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import { ownExchanges, watchOwnExchanges, type OwnExchange } from '@/browser/storage/ownExchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { importExchangeFile } from './importExchangeFile'
import { OpenFileForm } from './OpenFileForm'
import styles from './OwnExchanges.module.css'
import { SaveFileForm } from './SaveFileForm'

const NONE: OwnExchange[] = []
const none = () => NONE

export function MoveExchanges() {
  const { t } = useTranslation(['own-exchanges', 'exchange-status'])
  const list = useSyncExternalStore(watchOwnExchanges, ownExchanges, none)
  // A failure is shown when a file is opened or saved.
  useImportAhead(importExchangeFile)
  return (
    <section className={styles.move} aria-labelledby="move-title" data-exchange-region="">
      <h2 id="move-title">{t('move.title')}</h2>
      <p className={styles.hint}>{t('move.text', { button: t('exchange-status:transfer.offer') })}</p>
      <div className={styles.columns}>
        {list.length > 0 && <SaveFileForm list={list} />}
        <OpenFileForm />
      </div>
    </section>
  )
}
