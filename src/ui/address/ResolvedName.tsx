import type { AddressName } from '@/contract/addressNames'
import type { Currency } from '@/domain/currency/currency'
import type { Failure } from '@/domain/text/failure'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { Button } from '@/ui/form/Button'
import { GroupedText } from './GroupedText'

type Props = {
  currency: Pick<Currency, 'fullInfo'>
  lookup: { name: string; found: AddressName | null; failure: Failure | null; retry: () => void } | null
  chosen: string
  onChoose: (address: string, name: string) => void
}

/** Nothing goes to a resolved address before the visitor has chosen it. */
export function ResolvedName({ currency, lookup, chosen, onChoose }: Props) {
  const { t } = useTranslation('exchange')
  if (chosen) return <p translate="no">{chosen}</p>
  if (!lookup) return null
  const { name, found, failure, retry } = lookup
  if (failure) return <LookupFailure failure={failure} onRetry={retry} />
  if (!found) return <p role="status">{t('recipient.nameSearching', { name })}</p>
  return (
    <Callout role="status">
      <p>{t('recipient.nameFound', { name: found.name, network: currency.fullInfo.network_name })}</p>
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
