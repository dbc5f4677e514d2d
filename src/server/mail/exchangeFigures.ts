import { refundSent, shownTerms } from '@/domain/currency/shownTerms'
import { PROGRESS_STATUSES } from '@/domain/exchange/exchange'
import { quotedDifference } from '@/domain/exchange/quotedDifference'
import { progressStops } from '@/domain/exchange/stepReached'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { formatDuration } from '@/domain/time/formatDuration'
import type { Translate } from '@/i18n/translate'
import { findByTicker } from '@/server/catalogue/catalogue'
import type { StoredExchange } from '@/server/database/schema'
import type { EmailFigure, EmailRoute } from '@/server/mail/EmailParts'

type Words = { t: Translate; intl: string }
type Side = { ticker: string; network: string }

/** Tickers as the site writes them. */
export function sidesOf(exchange: StoredExchange): { from: Side; to: Side } {
  const { tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  return { from: sideOf(tickerFrom, networkFrom), to: sideOf(tickerTo, networkTo) }
}

function sideOf(ticker: string, network: string): Side {
  const currency = findByTicker(ticker, network)
  return {
    ticker: currency?.symbolFront ?? ticker.toUpperCase(),
    network: currency?.fullInfo.network_name ?? '',
  }
}

/** Along the steps that its page shows. */
export function exchangeRoute(exchange: StoredExchange, { t, intl }: Words): EmailRoute {
  const { status, createdAt, updatedAt } = exchange
  const isDone = status === 'finished'
  const isOnItsWay =
    status === 'creating' || status === 'refunded' || PROGRESS_STATUSES.some((step) => step === status)
  const iso = (at: number) => new Date(at).toISOString()
  const { stops, at } = progressStops(exchange)
  const took = isDone ? formatDuration(iso(createdAt), iso(updatedAt), intl) : ''
  return {
    steps: stops.length,
    reached: at,
    state: isDone ? 'done' : isOnItsWay ? 'moving' : 'stopped',
    label: [t(`exchange-status:progress.${status}`), took].filter(Boolean).join(' · '),
  }
}

/** What arrived comes first, and «You get» never stands beside what is not paid out. */
export function exchangeFigures(exchange: StoredExchange, words: Words): EmailFigure[] {
  const { status, creation } = exchange
  if (status === 'finished') return paidFigures(exchange, words)
  if (status === 'waiting' && creation === 'made') return agreedFigures(exchange, words)
  return [...receivedFigures(exchange, words), quotedFigure(exchange, words)]
}

function paidFigures(exchange: StoredExchange, { t, intl }: Words): EmailFigure[] {
  const { from, to } = sidesOf(exchange)
  const { sent, got, isAbout } = shownTerms(exchange)
  const difference = quotedDifference(exchange)
  const unit = `\u00a0${to.ticker}`
  const quoted =
    difference &&
    t(`exchange-status:end.quote.${difference.kind}`, { amount: fullAmount(difference.amount, intl) + unit })
  return [
    {
      look: 'amount',
      label: t('exchange-status:outcome.txTo'),
      value: (isAbout ? '≈\u00a0' : '') + showAmount(got, intl) + unit,
      notes: [to.network, quoted ?? ''].filter(Boolean),
    },
    sentRow(t('exchange-status:outcome.txFrom'), sent, { from, intl }),
  ]
}

function agreedFigures(exchange: StoredExchange, { t, intl }: Words): EmailFigure[] {
  const { from, to } = sidesOf(exchange)
  const { sent, got, isAbout } = shownTerms(exchange)
  const about = isAbout ? '≈\u00a0' : ''
  return [
    { ...sentRow(t('exchange:form.send'), sent, { from, intl }), look: 'amount' },
    {
      look: 'row',
      label: t(exchange.isPayment ? 'exchange-status:payment.gets' : 'exchange:form.get'),
      value: `${about}${showAmount(got, intl)}\u00a0${to.ticker}`,
      notes: to.network ? [to.network] : [],
    },
  ]
}

function receivedFigures(exchange: StoredExchange, { t, intl }: Words): EmailFigure[] {
  const { status, amountFrom } = exchange
  if (amountFrom === null) return []
  const { from } = sidesOf(exchange)
  const received = sentRow(t('exchange-status:choice.received'), amountFrom, { from, intl })
  const isExact = refundSent({ status, amountFrom, sandbox: exchange.isSandbox }) !== null
  const refund = isExact ? received.value : t('exchange-status:amounts.lessFees', { amount: received.value })
  return [
    { ...received, look: 'amount' },
    ...(status === 'refunded'
      ? [{ look: 'text' as const, label: t('exchange-status:amounts.refund'), value: refund, notes: [] }]
      : []),
  ]
}

function quotedFigure(exchange: StoredExchange, { t, intl }: Words): EmailFigure {
  const { from, to } = sidesOf(exchange)
  const { type, expectedAmountFrom, expectedAmountTo } = exchange
  const about = type === 'fixed' ? '' : '≈\u00a0'
  const got = `${about}${showAmount(expectedAmountTo, intl)}\u00a0${to.ticker}`
  return {
    look: 'row',
    label: t('exchange-status:amountChange.quoted'),
    value: `${fullAmount(expectedAmountFrom, intl)}\u00a0${from.ticker} → ${got}`,
    notes: [],
  }
}

const sentRow = (
  label: string,
  amount: string,
  { from, intl }: { from: Side; intl: string },
): EmailFigure => ({
  look: 'row',
  label,
  value: `${fullAmount(amount, intl)}\u00a0${from.ticker}`,
  notes: from.network ? [from.network] : [],
})
