import type { Exchange } from '@/contract/exchanges'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { useLocalTime } from '@/ui/hooks/useLocalTime'
import { Callout } from '@/ui/feedback/Callout'
import { OutsideLink } from './OutsideLink'

/** Where the provider may have to be called. */
const STOPPED: readonly ExchangeStatus[] = ['verifying', 'failed', 'expired']

export function ProviderNotice({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const localTime = useLocalTime()
  const { provider, status, actions } = exchange
  if (!provider?.orderId) return null
  const { name, supportUrl, orderId, pendingAction, isCurrent, readAt } = provider
  const isStopped = STOPPED.includes(status) && actions.length === 0
  const support = { provider: name, id: orderId }
  return (
    <>
      {!isCurrent && readAt && (
        <Callout role="status">
          <p>{t('provider.stale', { provider: name, time: localTime(readAt).own })}</p>
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
