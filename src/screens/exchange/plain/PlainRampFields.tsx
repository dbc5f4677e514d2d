import { useId } from 'react'
import type { RampOfferView } from '@/contract/ramps'
import type { RecipientNeeds } from '@/domain/ramp/recipientNeeds'
import { useTranslation } from '@/i18n/useTranslation'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useServedCountries } from '@/ui/ramp/useServedCountries'
import type { PlainStep } from './PlainStep'
import styles from './Plain.module.css'
import { ownerOf } from './rampOrderOfForm'

type Shown = Extract<PlainStep, { step: 'address' }>
type Props = { shown: Shown; offer: RampOfferView; needs: RecipientNeeds }

/** What the offer needs besides an address: nothing more is requested of anybody. */
export function PlainRampFields({ shown, offer, needs }: Props) {
  const { t } = useTranslation('ramps')
  const ramp = offer.ramp.name
  return (
    <>
      {!needs.hasPayout && (
        <div>
          <p>
            <b>{t('recipient.atRamp')}</b>
          </p>
          <p>{t('recipient.atRampText', { ramp })}</p>
        </div>
      )}
      {needs.owner && <Owner shown={shown} ramp={ramp} direction={needs.direction} />}
      {needs.email && <Email shown={shown} ramp={ramp} />}
    </>
  )
}

const PARTS = [
  ['ownerName', 'name', 'name'],
  ['ownerStreet', 'street', 'address-line1'],
  ['ownerBuildingNumber', 'buildingNumber', 'off'],
  ['ownerPostCode', 'postCode', 'postal-code'],
  ['ownerTown', 'town', 'address-level2'],
] as const

const LONGEST = 70

function Owner(props: { shown: Shown; ramp: string; direction: RecipientNeeds['direction'] }) {
  const { shown, ramp, direction } = props
  const { t } = useTranslation(['ramps', 'reusable'])
  const hint = useId()
  const { form, judged, refused, ramps } = shown
  const owner = ownerOf(form)
  const countries = useServedCountries(ramps?.options ?? { countries: [] }, direction, owner.country)
  const isMissing = (part: string) => judged !== null && part === ''
  const isRefused = refused.owner !== undefined && !Object.values(owner).some(isMissing)
  return (
    <fieldset className={styles.group} aria-describedby={hint}>
      <legend>{t('recipient.owner')}</legend>
      <p id={hint}>{t('recipient.ownerHint', { ramp })}</p>
      {PARTS.map(([name, part, autoComplete]) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={t(`recipient.${part}`)}
          autoComplete={autoComplete}
          defaultValue={owner[part]}
          maxLength={LONGEST}
          aria-required
          error={isMissing(owner[part]) && t('recipient.required')}
        />
      ))}
      <SelectField
        name="ownerCountry"
        label={t('recipient.country')}
        defaultValue={owner.country}
        options={countries}
      />
      {isRefused && <p role="alert">{t('reusable:refusal.account_owner_invalid')}</p>}
    </fieldset>
  )
}

function Email({ shown: { form, judged, refused }, ramp }: { shown: Shown; ramp: string }) {
  const { t } = useTranslation(['ramps', 'reusable'])
  const problem = judged?.problems.unregEmail ?? refused.unregEmail
  return (
    <TextField
      id="unregEmail"
      name="unregEmail"
      label={t('recipient.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      aria-required
      hint={t('recipient.emailHint', { ramp })}
      defaultValue={form.unregEmail}
      error={problem && t(`reusable:refusal.${problem}`)}
    />
  )
}
