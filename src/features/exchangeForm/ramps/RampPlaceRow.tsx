import { useState } from 'react'
import { storedRampPlace, storeRampPlace } from '@/browser/storage/rampPlace'
import type { RampOptions } from '@/contract/ramps'
import type { RampPlace } from '@/domain/exchange/quote'
import { ELSEWHERE, type RampMethod } from '@/domain/ramp/ramp'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type RampPair, selectRampHold } from '@/store/quote/rampPair'
import { currencyChosen, offerChosen } from '@/store/slices/exchangeSlice'
import { loadRampOptions, placeChosen, selectRampOptions, selectRampPlace } from '@/store/slices/rampSlice'
import { Callout } from '@/ui/feedback/Callout'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { Button } from '@/ui/form/Button'
import { SelectField } from '@/ui/form/SelectField'
import { useRampWords } from '@/ui/ramp/useRampWords'
import { useServedCountries } from '@/ui/ramp/useServedCountries'
import styles from './RampPlaceRow.module.css'

/** Where one lives and how one pays: chosen once, and remembered on the device. */
export function RampPlaceRow({ pair }: { pair: RampPair }) {
  const { t } = useTranslation('ramps')
  const dispatch = useAppDispatch()
  const options = useAppSelector(selectRampOptions)
  const hold = useAppSelector(selectRampHold)
  const hasPlaces = options !== null && hold !== 'nowhere'
  return (
    <div className={styles.place}>
      {hold === 'loading' && <p role="status">{t('place.loading')}</p>}
      {hold === 'failed' && (
        <RetryCallout title={t('place.failed')} onAgain={() => void dispatch(loadRampOptions(null))} />
      )}
      {hasPlaces && <Selects options={options} pair={pair} />}
      {(hold === 'nowhere' || hold === 'unserved') && <Unserved pair={pair} />}
      {hold === null && <p className={styles.note}>{t('place.own')}</p>}
    </div>
  )
}

function Selects({ options, pair: { direction } }: { options: RampOptions; pair: RampPair }) {
  const { t } = useTranslation('ramps')
  const dispatch = useAppDispatch()
  const place = useAppSelector(selectRampPlace)
  const countries = useServedCountries(options, direction, place.country)
  const hint = useCountryHint(options, place)
  const chosen = options.countries.find(({ code }) => code === place.country)
  const change = (changes: Partial<RampPlace>) => {
    const changed = { ...place, ...changes }
    storeRampPlace(changed)
    dispatch(offerChosen({ provider: '' }))
    dispatch(placeChosen(changed))
  }
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('place.country')}
        name="country"
        value={place.country}
        hint={hint}
        onChange={({ target }) => change({ country: target.value, state: '' })}
        options={[
          ...(place.country === '' ? [{ value: '', label: t('place.choose') }] : []),
          ...countries,
          { value: ELSEWHERE, label: t('place.otherCountry') },
        ]}
      />
      {chosen?.states && (
        <SelectField
          label={t('place.state')}
          name="state"
          value={place.state}
          onChange={({ target }) => change({ state: target.value })}
          options={[
            ...(place.state === '' ? [{ value: '', label: t('place.chooseState') }] : []),
            ...chosen.states.map((value) => ({ value, label: value })),
            { value: ELSEWHERE, label: t('place.otherState') },
          ]}
        />
      )}
      {chosen && chosen[direction].length > 1 && (
        <Method
          label={t(direction === 'buy' ? 'place.payBy' : 'place.paidBy')}
          methods={chosen[direction]}
          onChoose={(method) => change({ method })}
        />
      )}
    </div>
  )
}

/** Offers of a country that was filled in and never looked at must not pass for those of the visitor's own. */
function useCountryHint({ country }: RampOptions, place: RampPlace): string {
  const { t } = useTranslation('ramps')
  const isOpen = useAppSelector(selectRampHold) === 'country'
  const [first] = useState(() => (storedRampPlace() ? null : place.country))
  if (isOpen) return t('place.chooseHint')
  if (!first || first !== place.country || storedRampPlace()) return ''
  return t(`place.guessed.${country === first ? 'connection' : 'browser'}`)
}

type MethodProps = {
  label: string
  methods: readonly RampMethod[]
  onChoose: (method: RampPlace['method']) => void
}

function Method({ label, methods, onChoose }: MethodProps) {
  const { t } = useTranslation('ramps')
  const { methodName } = useRampWords()
  const { method: chosen } = useAppSelector(selectRampPlace)
  return (
    <SelectField
      label={label}
      value={methods.some((method) => method === chosen) ? chosen : ''}
      onChange={({ target }) => onChoose(methods.find((method) => method === target.value) ?? '')}
      options={[
        { value: '', label: t('place.anyMethod') },
        ...methods.map((value) => ({ value, label: methodName(value) })),
      ]}
    />
  )
}

/** With what can be done instead. */
function Unserved({ pair: { direction, coin } }: { pair: RampPair }) {
  const { t } = useTranslation('ramps')
  const dispatch = useAppDispatch()
  const exchangeCoins = () => {
    dispatch(currencyChosen({ side: 'from', symbol: coin.symbol }))
    dispatch(currencyChosen({ side: 'to', symbol: coin.symbol === 'eth' ? 'btc' : 'eth' }))
  }
  return (
    <Callout role="status" title={t(direction === 'buy' ? 'unserved.buy' : 'unserved.sell')}>
      <p>{t('unserved.text')}</p>
      <div>
        <Button look="outline" onClick={exchangeCoins}>
          {t('unserved.exchange')}
        </Button>
      </div>
    </Callout>
  )
}
