import { memo, useMemo, type SyntheticEvent } from 'react'
import { paths } from '@/config/paths'
import { slugOf, type Currency } from '@/domain/currency/currency'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import type { AmountProblem } from '@/store/quote/amountProblem'
import { selectAmountProblem, selectDraft, selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import { selectOffered, selectQuote, type ShownQuote } from '@/store/slices/quoteSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { selectIsHeld } from '@/store/quote/rampPair'
import { useLiveQuote } from '@/store/quote/useLiveQuote'
import { Button } from '@/ui/form/Button'
import { PaintBarrier } from '@/ui/layout/PaintBarrier'
import { useDeferredLike } from '@/ui/hooks/useDeferredLike'
import { useRested } from '@/ui/hooks/useRested'
import { AmountField } from './amount/AmountField'
import { AmountNote } from './amount/AmountNote'
import { useFittingAmount } from './amount/useFittingAmount'
import { DirectionTabs } from './DirectionTabs'
import styles from './ExchangeForm.module.css'
import { CurrencyListError } from './CurrencyListError'
import { LinkNote } from './LinkNote'
import { PlainFormButton } from './PlainFormButton'
import { QuoteAnnouncement } from './QuoteAnnouncement'
import { QuotePrice } from './QuotePrice'
import { RampSlot } from './ramps/RampSlot'
import { RateRow } from './RateRow'
import { useLinkedPair } from './useLinkedPair'
import { useReloadedDraft } from './useReloadedDraft'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'

type Props = {
  /** The button's words: by the direction, such as «Buy BTC», or to the next step. Without it there is no button. */
  submit?: 'direction' | 'next'
  /** Called only while a quote of exactly what stands in the form is shown. */
  onSubmit?: () => void
}

/** What to exchange, how much of it, at which kind of rate. Without scripts it leads to the form that needs none. */
export function ExchangeForm({ submit, onSubmit }: Props) {
  const { t } = useTranslation('exchange')
  const { locale } = useLanguage()
  const problem = useSettledProblem()
  const draft = useAppSelector(selectDraft)
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const { quote, refetch } = useLiveQuote()
  const { isMissing } = useLinkedPair()
  useReloadedDraft()
  useLoadCurrencies(!from || !to)
  const failure = quote?.failure ?? null
  const isFitting = useFittingAmount({ problem, failure, currency: draft.side === 'from' ? from : to })
  const store = useAppStore()
  const isHeld = useAppSelector(selectIsHeld)
  const isComplete = useAppSelector((state) => selectOffered(state) !== null)

  const trySubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Of the amount as it stands, which this render may not have yet.
    if (selectOffered(store.getState())) onSubmit?.()
    else if (selectQuote(store.getState())?.failure) refetch()
    focusWrongAmount(event.currentTarget)
    if (isHeld) focusPlace(event.currentTarget)
  }
  const view = useFormView({ draft, from, to, quote, problem, isFitting })
  return (
    <form
      className={styles.form}
      action={localePath(locale, paths.exchange)}
      onSubmit={trySubmit}
      noValidate
      autoComplete="off"
      data-exchange-region=""
      aria-label={t('form.name')}
    >
      <input type="hidden" name="from" value={from && slugOf(from)} />
      <input type="hidden" name="to" value={to && slugOf(to)} />
      <DirectionTabs />
      {(!from || !to || isMissing) && <CurrencyListError />}
      <LinkNote />
      <Fields {...{ from, to, view }} onRetry={refetch} />
      {submit && (
        <SubmitButton {...{ submit, from, to }} isBusy={!isComplete && !failure && !problem && !isHeld} />
      )}
      <PlainFormButton />
      <PaintBarrier id="form-end" />
    </form>
  )
}

/** One that is no amount and one outside the limits alike: what is wrong stands beside the field. */
function focusWrongAmount(form: EventTarget) {
  if (!(form instanceof HTMLFormElement)) return
  const field = form.elements.namedItem('amount')
  if (field instanceof HTMLInputElement && field.getAttribute('aria-invalid') === 'true') field.focus()
}

/** What is missing is chosen there. */
function focusPlace(form: EventTarget) {
  if (!(form instanceof HTMLFormElement)) return
  const fields = ['state', 'country'].map((name) => form.elements.namedItem(name))
  const field = fields.find((one) => one instanceof HTMLSelectElement && one.value === '') ?? fields[1]
  if (field instanceof HTMLSelectElement) field.focus()
}

type FieldProps = {
  from: Currency | undefined
  to: Currency | undefined
  view: ReturnType<typeof useFormView>
  onRetry: () => void
}

/** Not rendered with each key: the typed side follows the store by itself. */
const Fields = memo(function Fields({ from, to, view, onRetry }: FieldProps) {
  const { draft, quote, shownQuote, problem } = view
  const shown = { quote: shownQuote, problem }
  const isHeld = useAppSelector(selectIsHeld)
  const isStopped = Boolean(shownQuote?.failure) || problem !== null || isHeld
  return (
    <>
      <AmountField side="from" currency={from} {...shown} />
      <AmountNote side="from" currency={from} {...{ draft, onRetry }} {...shown} />
      <RateRow from={from} to={to} />
      <AmountField side="to" currency={to} {...shown} />
      <AmountNote side="to" currency={to} {...{ draft, onRetry }} {...shown} />
      <RampSlot part="place" />
      <QuotePrice {...{ from, to, quote, draft, isStopped }} />
      <RampSlot part="offers" />
      <QuoteAnnouncement {...{ from, to, quote, draft }} />
    </>
  )
})

type FormState = {
  draft: ExchangeDraft
  from: Currency | undefined
  to: Currency | undefined
  quote: ShownQuote | null
  problem: AmountProblem | null
  isFitting: boolean
}

/** What is shown beside the typed text, which comes first. Whether an order can be placed is never taken from it. */
function useFormView({ draft, from, to, quote, problem, isFitting }: FormState) {
  const current = useMemo(
    () => ({
      ...{ draft, from, to, quote },
      shownQuote: isFitting && quote ? { ...quote, failure: null } : quote,
      problem: isFitting ? null : problem,
    }),
    [draft, from, to, quote, problem, isFitting],
  )
  return useDeferredLike(current, isSamePair)
}

type PairState = Pick<FormState, 'draft' | 'from' | 'to'>

/** But for the amount: numbers of one pair must not stand beside the currencies of another. */
const isSamePair = (one: PairState, other: PairState) =>
  one.from === other.from &&
  one.to === other.to &&
  one.draft.side === other.draft.side &&
  one.draft.fixed === other.draft.fixed &&
  one.draft.provider === other.draft.provider

type SubmitProps = {
  submit: 'direction' | 'next'
  from: Currency | undefined
  to: Currency | undefined
  isBusy: boolean
}

function SubmitButton({ submit, from, to, isBusy }: SubmitProps) {
  const { t } = useTranslation('exchange')
  const direction = from?.isFiat ? 'buy' : to?.isFiat ? 'sell' : 'submit'
  const coin = from?.isFiat ? to : from
  return (
    <Button type="submit" size="large" wide busy={isBusy} data-scripted="">
      {submit === 'next' ? t('form.next') : t(`form.${direction}`, { ticker: coin?.symbolFront })}
    </Button>
  )
}

/** What is wrong with the amount; a zero that may yet become 0.25 only once the typing has paused. */
function useSettledProblem() {
  const problem = useAppSelector(selectAmountProblem)
  const isZero = problem === 'zero'
  const zero = useAppSelector((state) => (isZero ? selectDraft(state).typed : null))
  const { hasRested } = useRested(zero)
  return isZero && !hasRested ? null : problem
}
