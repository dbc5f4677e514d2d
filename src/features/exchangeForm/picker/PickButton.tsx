import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { useEarlyPress } from '@/browser/page/earlyPresses'
import { preloadOnInteraction } from '@/browser/page/onFirstInteraction'
import type { Currency } from '@/domain/currency/currency'
import { otherName } from '@/domain/currency/otherName'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { Side } from '@/store/quote/exchangeDraft'
import { loadCurrencies } from '@/store/currency/loadLists'
import { useAppDispatch } from '@/store/hooks'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import styles from '../amount/AmountField.module.css'

const importPicker = () => import('./PickerDialog').then((module) => module.PickerDialog)
/** A failure is shown on opening. */
const preloadPicker = () => void importPicker().catch(() => undefined)

type Props = { side: Side; currency: Currency | undefined }

export const PickButton = memo(function PickButton({ side, currency }: Props) {
  const { t } = useTranslation(['exchange', 'reusable'])
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const picker = useOnDemand(importPicker)
  const button = useRef<HTMLButtonElement>(null)
  // Apart from the press or choice that causes it: opening and closing a modal dialog restyles the whole page.
  const open = () => {
    startTransition(() => {
      setOpen(true)
      picker.want()
    })
    void dispatch(loadCurrencies())
  }
  const close = () => startTransition(() => setOpen(false))
  useEarlyPress(button, open)
  useEffect(
    () =>
      // At once, because the interaction may be what opens it.
      preloadOnInteraction(() => {
        preloadPicker()
        void dispatch(loadCurrencies({ isAhead: true }))
      }, 0),
    [dispatch],
  )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.pick}
        aria-haspopup="dialog"
        aria-label={t(side === 'from' ? 'form.pickFrom' : 'form.pickTo', {
          currency: currency ? spoken(currency, intl) : '',
        })}
        onClick={open}
      >
        {currency && <PickedCurrency currency={currency} />}
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && picker.Component && <picker.Component side={side} onClose={close} />}
      {picker.hasFailed && (
        <p className={styles.failed} role="alert">
          {t('reusable:failure.unreachable')}
        </p>
      )}
    </>
  )
})

function PickedCurrency({ currency }: { currency: Currency }) {
  const { intl } = useLanguage()
  return (
    <>
      <CoinIcon image={currency.image} eager />
      <span className={styles.names} translate="no">
        <b>{currency.symbolFront}</b> <small>{placeOf(currency, intl)}</small>
      </span>
    </>
  )
}

const placeOf = (currency: Currency, intl: string) =>
  currency.fullInfo.network_name || currencyName(currency, intl)

/** The visible text first, as voice control needs it: «USDT Tron (TRC-20), Tether». */
function spoken(currency: Currency, intl: string): string {
  const place = placeOf(currency, intl)
  const name = otherName(currency.symbolFront, currencyName(currency, intl))
  return `${currency.symbolFront} ${place}${name === '' || name === place ? '' : `, ${name}`}`
}
