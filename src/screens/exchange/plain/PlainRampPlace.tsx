import { PLAIN_FORM_PATH } from '@/domain/site/plainPages'
import { slugOf } from '@/domain/currency/currency'
import { ELSEWHERE } from '@/domain/ramp/ramp'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { ButtonLink } from '@/ui/form/Button'
import { SelectField } from '@/ui/form/SelectField'
import { useRampWords } from '@/ui/ramp/useRampWords'
import { useServedCountries } from '@/ui/ramp/useServedCountries'
import type { ShownRamps } from './PlainStep'
import styles from './Plain.module.css'
import type { Pair } from './requestOfForm'

type Props = { ramps: ShownRamps; pair: Pair }

/** Where one lives and how one pays, as `RampPlaceRow` of the form that runs scripts. */
export function PlainRampPlace({ ramps, pair }: Props) {
  const { t } = useTranslation('ramps')
  const { hold } = ramps
  return (
    <>
      {hold !== 'nowhere' && <Selects ramps={ramps} pair={pair} />}
      {(hold === 'nowhere' || hold === 'unserved') && <Unserved pair={pair} />}
      {hold === null && <p className={styles.fine}>{t('place.own')}</p>}
    </>
  )
}

function Selects({ ramps: { options, place, hold }, pair }: Props) {
  const { t } = useTranslation('ramps')
  const { methodName } = useRampWords()
  const direction = pair.from.isFiat ? 'buy' : 'sell'
  const countries = useServedCountries(options, direction, place.country)
  const chosen = options.countries.find(({ code }) => code === place.country)
  const methods = chosen?.[direction] ?? []
  return (
    <>
      <SelectField
        name="country"
        label={t('place.country')}
        defaultValue={place.country}
        hint={hold === 'country' && t('place.chooseHint')}
        options={[
          ...(place.country === '' ? [{ value: '', label: t('place.choose') }] : []),
          ...countries,
          { value: ELSEWHERE, label: t('place.otherCountry') },
        ]}
      />
      {chosen?.states && (
        <SelectField
          name="state"
          label={t('place.state')}
          defaultValue={place.state}
          options={[
            ...(place.state === '' ? [{ value: '', label: t('place.chooseState') }] : []),
            ...chosen.states.map((value) => ({ value, label: value })),
            { value: ELSEWHERE, label: t('place.otherState') },
          ]}
        />
      )}
      {methods.length > 1 && (
        <SelectField
          name="method"
          label={t(direction === 'buy' ? 'place.payBy' : 'place.paidBy')}
          defaultValue={place.method}
          options={[
            { value: '', label: t('place.anyMethod') },
            ...methods.map((value) => ({ value, label: methodName(value) })),
          ]}
        />
      )}
    </>
  )
}

/** With what can be done instead. */
function Unserved({ pair: { from, to } }: Pick<Props, 'pair'>) {
  const { t } = useTranslation('ramps')
  const coin = from.isFiat ? to : from
  const query = new URLSearchParams({ from: slugOf(coin), to: coin.symbol === 'eth' ? 'btc' : 'eth' })
  return (
    <Callout title={t(from.isFiat ? 'unserved.buy' : 'unserved.sell')}>
      <p>{t('unserved.text')}</p>
      <div>
        <ButtonLink look="outline" href={`${PLAIN_FORM_PATH}?${query.toString()}`} prefetch={false}>
          {t('unserved.exchange')}
        </ButtonLink>
      </div>
    </Callout>
  )
}
