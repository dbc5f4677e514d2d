import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import type { Exchange } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange'
import { Callout } from '@/ui/Callout'

/** For visitors with the link who are not the owner: who can decide, and how this device becomes one that can. */
export function ViewOnly({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  if (SETTLED_STATUSES.includes(exchange.status)) return null
  return (
    <Callout tone="plain" title={t('viewOnly.title')}>
      {exchange.ownerProof === 'customer' ? (
        <p>
          {t('viewOnly.customer')} <Link href={paths.signIn()}>{t('viewOnly.signIn')}</Link>
        </p>
      ) : (
        <p>{t('viewOnly.device', { button: t('transfer.offer') })}</p>
      )}
    </Callout>
  )
}
