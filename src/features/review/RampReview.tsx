import type { RampOfferView } from '@/contract/ramps'
import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { RampFeeList } from '@/ui/ramp/RampFeeList'
import { OutLink } from '@/ui/ramp/OutLink'
import { RampFacts } from './RampFacts'
import styles from './ReviewOrder.module.css'

type Props = { offer: RampOfferView; from: Currency; to: Currency }

/** Who the contract is with, what it costs, what comes next and what can go wrong, before anything is ordered. */
export function RampReview({ offer, from, to }: Props) {
  const { t } = useTranslation('ramps')
  const { ramp, opens } = offer
  const isPurchase = from.isFiat
  const name = { ramp: ramp.name }
  const isSimulated = ramp.custody === 'sandbox'
  return (
    <>
      <RampFacts {...{ offer, from, to }} />
      <RampFeeList fees={offer.fees} ticker={(isPurchase ? from : to).symbolFront} />
      <Callout tone="plain" title={t('review.next')}>
        <p>{t(opens === 'redirect' && !isPurchase ? 'review.redirectSell' : `review.${opens}`, name)}</p>
      </Callout>
      <Callout title={t('review.risk')}>
        {isSimulated ? (
          <p>{t('review.sandbox')}</p>
        ) : (
          <ul className={styles.risks}>
            <li>{t('review.irreversible')}</li>
            <li>{t('review.wrong')}</li>
            <li>{t('review.volatile')}</li>
            <li>{t('review.data', name)}</li>
            <li>{t('review.advice')}</li>
          </ul>
        )}
      </Callout>
      {!isSimulated && <Documents ramp={ramp} />}
    </>
  )
}

function Documents({ ramp }: Pick<RampOfferView, 'ramp'>) {
  const { t } = useTranslation('ramps')
  const links = [
    [ramp.termsUrl, t('review.terms')],
    [ramp.privacyUrl, t('review.privacy')],
    [ramp.complaintsUrl, t('review.complaints')],
    [ramp.supportUrl, t('review.support')],
  ] as const
  return (
    <div className={styles.fine}>
      <p>{t('review.agree', { ramp: ramp.name })}</p>
      <ul className={styles.documents} aria-label={t('review.links', { ramp: ramp.name })}>
        {links.map(
          ([href, label]) =>
            href !== '' && (
              <li key={label}>
                <OutLink href={href}>{label}</OutLink>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
