import type { Receipt } from '@/contract/receipts'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectNetworkName } from '@/store/slices/exchangeSlice'
import { Callout } from '@/ui/feedback/Callout'
import { Amount } from '@/ui/currency/Amount'
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
  // As on the page of the exchange: what is sent with all its digits, what arrives cut for reading.
  const sent = (amount: string) => `${fullAmount(amount, intl)}\u00a0${from.ticker.toUpperCase()}`
  const got = amounts.amountTo ?? requote?.amountTo ?? quote.amountTo
  return (
    <DescriptionList
      rows={[
        [t('facts.id'), <Verbatim key="id">{exchange.id}</Verbatim>],
        [
          t('exchange:form.send'),
          [sent(amounts.amountFrom ?? quote.amountFrom), networkFrom].filter(Boolean).join(' · '),
        ],
        [
          t('exchange:form.get'),
          <span key="got">
            <Amount value={got} ticker={to.ticker.toUpperCase()} />
            {networkTo && <span>{` · ${networkTo}`}</span>}
          </span>,
        ],
        ...(requote
          ? [
              [
                t('facts.quoted'),
                `${sent(quote.amountFrom)} → ${showAmount(quote.amountTo, intl)}\u00a0${to.ticker.toUpperCase()}`,
              ] as const,
            ]
          : []),
        [t('exchange:review.recipient'), <Verbatim key="to">{addresses.recipient}</Verbatim>],
        // Nowhere in that of a ramp's order.
        ...(addresses.deposit
          ? [[t('facts.deposit'), <Verbatim key="from">{addresses.deposit}</Verbatim>] as const]
          : []),
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
