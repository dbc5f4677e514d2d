import type { RampOfferView } from '@/contract/ramps'
import type { Currency } from '@/domain/currency/currency'
import { recipientNeeds } from '@/domain/ramp/recipientNeeds'
import { formatDate, TIME } from '@/domain/text/date'
import { usualTime } from '@/domain/time/usualTime'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { Custody } from '@/ui/currency/Custody'
import { Destination } from '@/ui/currency/Destination'
import { OutLink } from '@/ui/ramp/OutLink'
import { useRampWords } from '@/ui/ramp/useRampWords'
import { DescriptionList } from '@/ui/table/DescriptionList'

type Props = { offer: RampOfferView; from: Currency; to: Currency }
type Row = readonly [name: string, value: React.ReactNode]

export function RampFacts({ offer, from, to }: Props) {
  const { t } = useTranslation('ramps')
  const { intl } = useLanguage()
  const words = useRampWords()
  const { ramp, method, minutes } = offer
  const kyc = words.kyc(ramp, method)
  const time = offer.isEstimate ? '' : formatDate(offer.validUntil, intl, TIME)
  const destinations = useDestinations({ offer, from, to })
  const rows: Row[] = [
    [
      t('review.ramp'),
      ramp.url ? (
        <OutLink key="url" href={ramp.url}>
          {ramp.name}
        </OutLink>
      ) : (
        ramp.name
      ),
    ],
    ...(ramp.entity ? [[t('review.entity'), ramp.entity] as const] : []),
    ...(ramp.authorisations.length > 0
      ? [[t('review.register'), <Registers key="registers" ramp={ramp} />] as const]
      : []),
    [t(from.isFiat ? 'review.method' : 'review.payoutMethod'), words.methodName(method)],
    [t('review.price'), time ? t('review.held', { time }) : t('review.estimated', { ramp: ramp.name })],
    ...(minutes ? [[t('review.time'), `≈\u00a0${usualTime(minutes, intl)}`] as const] : []),
    ...(kyc ? [[t('review.kyc'), kyc] as const] : []),
    ...(ramp.custody === 'sandbox'
      ? []
      : [[t('review.custody'), <Custody key="custody" provider={ramp} />] as const]),
    ...destinations,
  ]
  return <DescriptionList rows={rows} />
}

const Registers = ({ ramp }: Pick<RampOfferView, 'ramp'>) => (
  <>
    {ramp.authorisations.map(({ register, url }) => (
      <p key={url}>
        <OutLink href={url}>{register}</OutLink>
      </p>
    ))}
  </>
)

/** Where coins or money go, and from where they come or come back, as far as this order names it. */
function useDestinations({ offer, from, to }: Props): Row[] {
  const { t } = useTranslation(['ramps', 'exchange'])
  const { withKind } = useExtraIdKind()
  const draft = useAppSelector(selectDraft)
  const needs = recipientNeeds(from.isFiat ? 'buy' : 'sell', offer.needs)
  const ofCoins = (coin: Currency, address: string, name: string, extraId: string) => (
    <Destination
      address={address}
      notes={[
        name && t('exchange:recipient.name', { name }),
        extraId !== '' &&
          withKind(coin.extra_id, (kind) => t('exchange:review.extra', { kind, value: extraId })),
        coin.fullInfo.network_name &&
          t('exchange:recipient.network', { network: coin.fullInfo.network_name }),
      ]}
    />
  )
  const account = (number: string) => <Destination address={number} notes={[]} />
  if (needs.direction === 'buy')
    return [
      [t('exchange:review.recipient'), ofCoins(to, draft.addressTo, draft.addressToName, draft.extraIdTo)],
      ...(needs.hasRefund ? [[t('review.payer'), account(draft.userRefundAddress)] as const] : []),
    ]
  const refund = draft.userRefundAddress
    ? ofCoins(from, draft.userRefundAddress, draft.userRefundName, draft.userRefundExtraId)
    : t('exchange:review.noRefund')
  return [
    [
      t('review.account'),
      needs.hasPayout ? account(draft.addressTo) : t('recipient.atRampText', { ramp: offer.ramp.name }),
    ],
    [t('exchange:review.refund'), refund],
  ]
}
