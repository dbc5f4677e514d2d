import { useTranslation } from 'next-i18next/pages'
import { fetchAddressName } from '@/api/addresses'
import type { Currency } from '@/domain/currency/currency'
import type { Failure } from '@/domain/text/failure'
import { useQuery } from '@/query/useQuery'
import { GroupedText } from '@/ui/address/GroupedText'
import { Callout } from '@/ui/feedback/Callout'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { Button } from '@/ui/form/Button'

type Props = { name: string; currency: Currency; onChoose: (address: string, name: string) => void }

/** Where a name of the Ethereum Name Service points. Nothing goes there before the visitor has chosen the address. */
export function EnsLookup({ name, currency, onChoose }: Props) {
  const { t } = useTranslation('exchange')
  const { network, fullInfo } = currency
  const { data, dataKey, failure, refetch } = useQuery(`${network} ${name}`, () =>
    fetchAddressName(name, network),
  )
  const found = dataKey === `${network} ${name}` ? data : null
  if (failure) return <LookupFailure failure={failure} onRetry={() => void refetch()} />
  if (!found) return <p role="status">{t('recipient.nameSearching', { name })}</p>
  return (
    <Callout role="status">
      <p>{t('recipient.nameFound', { name: found.name, network: fullInfo.network_name })}</p>
      <p>
        <GroupedText>{found.address}</GroupedText>
      </p>
      <Button look="outline" size="small" onClick={() => onChoose(found.address, found.name)}>
        {t('recipient.nameUse')}
      </Button>
    </Callout>
  )
}

function LookupFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation(['exchange', 'reusable'])
  const status = failure.kind === 'refused' ? failure.status : null
  const isOff = failure.kind === 'notOffered' || status === 404
  if (!isOff && status !== 422)
    return <RetryCallout title={t('reusable:refusal.name_unavailable')} onAgain={onRetry} />
  return (
    <Callout tone="bad" role="alert">
      <p>{t(isOff ? 'recipient.nameOff' : 'reusable:refusal.name_unresolved')}</p>
    </Callout>
  )
}
