import type { Receipt } from '@/contract/receipts'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectNetworkName } from '@/store/slices/exchangeSlice'
import { Callout } from '@/ui/feedback/Callout'
import { Verbatim } from '@/ui/layout/Verbatim'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { useMoment } from '@/ui/hooks/useMoment'
import type { Verdict } from './verdictOn'

export function VerifiedReceipt({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('receipts')
  const moment = useMoment(useLanguage().intl)
  if (verdict.kind !== 'valid')
    return (
      <Callout
        tone={verdict.kind === 'invalid' ? 'bad' : 'plain'}
        role="alert"
        title={t(`${verdict.kind}.title`)}
      >
        <p>{t(`${verdict.kind}.text`)}</p>
      </Callout>
    )
  const { receipt, isByServer } = verdict
  return (
    <>
      <Callout tone="good" role="status" title={t('valid.title')}>
        <p>{t('valid.text', { time: moment(receipt.issuedAt) })}</p>
        {receipt.sandbox && <p>{t('valid.sandbox')}</p>}
        {isByServer && <p>{t('valid.byServer')}</p>}
      </Callout>
      <Facts receipt={receipt} />
    </>
  )
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(['receipts', 'exchange'])
  const { intl } = useLanguage()
  const { exchange, quote, requote, amounts, addresses, from, to, provider } = receipt
  useLoadCurrencies(true)
  const networkFrom = useAppSelector(selectNetworkName(from.network)) ?? from.network.toUpperCase()
  const networkTo = useAppSelector(selectNetworkName(to.network)) ?? to.network.toUpperCase()
  const side = (amount: string, ticker: string, network: string) =>
    [`${fullAmount(amount, intl)} ${ticker.toUpperCase()}`, network].filter(Boolean).join(' · ')
  return (
    <DescriptionList
      rows={[
        [t('facts.id'), <Verbatim key="id">{exchange.id}</Verbatim>],
        [t('exchange:form.send'), side(amounts.amountFrom ?? quote.amountFrom, from.ticker, networkFrom)],
        [
          t('exchange:form.get'),
          side(amounts.amountTo ?? requote?.amountTo ?? quote.amountTo, to.ticker, networkTo),
        ],
        ...(requote
          ? [
              [
                t('facts.quoted'),
                `${side(quote.amountFrom, from.ticker, '')} → ${side(quote.amountTo, to.ticker, '')}`,
              ] as const,
            ]
          : []),
        [t('exchange:review.recipient'), <Verbatim key="to">{addresses.recipient}</Verbatim>],
        [t('facts.deposit'), <Verbatim key="from">{addresses.deposit}</Verbatim>],
        ...(provider
          ? [
              [
                t('facts.provider'),
                provider.orderId ? `${provider.name} (${provider.orderId})` : provider.name,
              ] as const,
            ]
          : []),
      ]}
    />
  )
}
