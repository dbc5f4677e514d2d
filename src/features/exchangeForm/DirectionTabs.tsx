import { memo, useRef } from 'react'
import { useServedChecks } from '@/browser/page/earlyPresses'
import { isOffered } from '@/domain/currency/currencyChoice'
import { useTranslation } from '@/i18n/useTranslation'
import {
  amountSuggested,
  currencyChosen,
  rateKindChosen,
  selectDraft,
  selectFrom,
  selectTo,
} from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { suggestWorth } from '@/store/quote/suggestWorth'
import { selectTypedWorth } from '@/store/quote/selectTypedWorth'
import styles from './DirectionTabs.module.css'

const EURO = { symbol: 'eur', symbolFront: 'EUR', network: '' }

const DIRECTIONS = {
  exchange: { from: 'btc', to: 'eth', amount: '0.003' },
  buy: { from: 'eur', to: 'btc', amount: '200' },
  sell: { from: 'btc', to: 'eur', amount: '0.003' },
} as const
type Direction = keyof typeof DIRECTIONS

export const DirectionTabs = memo(function DirectionTabs() {
  const { t } = useTranslation('exchange')
  const group = useRef<HTMLFieldSetElement>(null)
  useServedChecks(group)
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const { operator, isWithoutFiat, hasRamps } = useAppSelector(selectSite)
  const direction: Direction = from?.isFiat ? 'buy' : to?.isFiat ? 'sell' : 'exchange'

  const choose = (chosen: Direction) => {
    if (chosen === direction) return
    const preset = DIRECTIONS[chosen]
    const draft = selectDraft(store.getState())
    const worthUsd = draft.isSuggested ? null : selectTypedWorth(store.getState())
    // What was already chosen stays where it can: only a side that cannot stay is replaced.
    const coin = [from, to].find((currency) => currency && !currency.isFiat)?.symbol ?? 'btc'
    const next = { from: chosen === 'sell' ? coin : preset.from, to: chosen === 'buy' ? coin : preset.to }
    if (chosen === 'exchange') Object.assign(next, { from: coin, to: coin === preset.to ? 'btc' : preset.to })
    // Ramps have no fixed rates, and the picker would offer what can be exchanged at one.
    if (hasRamps && chosen !== 'exchange') dispatch(rateKindChosen('floating'))
    dispatch(currencyChosen({ side: 'from', symbol: next.from }))
    dispatch(currencyChosen({ side: 'to', symbol: next.to }))
    if (draft.from === next.from) return
    dispatch(amountSuggested({ side: 'from', amount: preset.amount }))
    void dispatch(suggestWorth({ side: 'from', symbol: next.from, worthUsd }))
  }
  // An operator may not offer that currency, and a provider takes none.
  if (isWithoutFiat || !isOffered(EURO, operator.currencies)) return null
  return (
    <fieldset ref={group} className={styles.tabs}>
      <legend className="unseen">{t('direction.legend')}</legend>
      {(Object.keys(DIRECTIONS) as Direction[]).map((one) => (
        <label key={one} className={styles.tab}>
          <input
            type="radio"
            name="direction"
            value={one}
            checked={direction === one}
            onChange={() => choose(one)}
          />
          <span>{t(`direction.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
})
