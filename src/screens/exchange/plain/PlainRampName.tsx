import type { RampOfferView } from '@/contract/ramps'
import { useTranslation } from '@/i18n/useTranslation'
import { Custody } from '@/ui/currency/Custody'
import { useRampWords } from '@/ui/ramp/useRampWords'
import styles from './Plain.module.css'

/** Whose offer was chosen. */
export function PlainRampName({ offer: { ramp, method } }: { offer: RampOfferView }) {
  const { t } = useTranslation('ramps')
  const { methodName } = useRampWords()
  return (
    <div className={styles.fine}>
      <p>
        <b translate="no">{ramp.name}</b> <span>{`· ${methodName(method)}`}</span>
      </p>
      <p>
        <Custody provider={ramp} />{' '}
        <span>{ramp.entity && t('offers.contract', { entity: ramp.entity })}</span>
      </p>
    </div>
  )
}
