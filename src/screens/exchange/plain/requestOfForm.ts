import { amountUnits } from '@/domain/currency/amountUnits'
import { slugOf, tickerOf, type Currency } from '@/domain/currency/currency'
import { FIRST_PAIR } from '@/domain/currency/firstPair'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { parseTyped } from '@/domain/money/typedAmount'
import { amountProblemOf, type AmountProblem } from '@/store/quote/amountProblem'
import type { PlainForm } from './PlainForm'

export type Pair = { from: Currency; to: Currency }

/** What the form means, with the first pair in place of a coin that is not offered. Null where none is. */
export function pairOfForm(
  { from, to }: Pick<PlainForm, 'from' | 'to'>,
  currencies: readonly Currency[],
  first: { from: string; to: string } = FIRST_PAIR,
): Pair | null {
  const find = (text: string) =>
    currencies.find((currency) => slugOf(currency) === text.toLowerCase() || currency.symbol === text)
  const pair = { from: find(from) ?? find(first.from), to: find(to) ?? find(first.to) }
  return pair.from && pair.to ? { from: pair.from, to: pair.to } : null
}

type Read = { request: QuoteRequest; problem: null } | { request: null; problem: AmountProblem }

export function requestOfForm(form: Pick<PlainForm, 'amount' | 'side' | 'fixed'>, { from, to }: Pair): Read {
  const reverse = form.side === 'to'
  const currency = reverse ? to : from
  const amount = parseTyped(form.amount, amountUnits(currency)) ?? ''
  const problem = amountProblemOf({ amount, typed: form.amount }, currency)
  if (problem) return { request: null, problem }
  const request = {
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    amount,
    reverse,
    fixed: form.fixed === 'true',
  }
  return { request, problem: null }
}
