import { useTranslation } from 'next-i18next/pages'
import type { Exchange } from '@/contract/exchanges'
import { DAY_AND_TIME, formatDate } from '@/domain/text/date'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { useLanguage } from '@/i18n/useLanguage'
import { Callout } from '@/ui/feedback/Callout'
import { OutsideLink } from './OutsideLink'

/** Where the provider may have to be called. */
const STOPPED: readonly ExchangeStatus[] = ['verifying', 'failed', 'expired']

export function ProviderNotice({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { provider, status, actions } = exchange
  if (!provider?.orderId) return null
  const { name, supportUrl, orderId, pendingAction, isCurrent, readAt } = provider
  const isStopped = STOPPED.includes(status) && actions.length === 0
  const support = { provider: name, id: orderId }
  return (
    <>
      {!isCurrent && readAt && (
        <Callout role="status">
          <p>{t('provider.stale', { provider: name, time: formatDate(readAt, intl, DAY_AND_TIME) })}</p>
        </Callout>
      )}
      {pendingAction && <Callout tone="plain">{t('provider.pending', support)}</Callout>}
      {isStopped && (
        <Callout tone="plain" title={exchange.issue ? t(`issue.${exchange.issue}`) : undefined}>
          <p>{t('provider.ask', support)}</p>
          {supportUrl && <OutsideLink href={supportUrl} text={t('provider.support', support)} />}
        </Callout>
      )}
    </>
  )
}
