import type { Exchange } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import styles from './Transfer.module.css'

const importPanel = () => import('./TransferPanel').then((module) => module.TransferPanel)

/** Lets another device decide too. A customer signs in there instead. */
export function OwnerTransfer({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { Component, hasFailed, want } = useOnDemand(importPanel)
  if (exchange.ownerProof !== 'secret' || SETTLED_STATUSES.includes(exchange.status)) return null
  return (
    <div className={styles.transfer}>
      {Component ? (
        <Component publicId={exchange.publicId} />
      ) : (
        <Button look="outline" size="small" onClick={want}>
          {t('transfer.offer')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('transfer.failed')}</p>}
    </div>
  )
}
