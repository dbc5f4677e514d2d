import { removeSavedAddress } from '@/api/addresses'
import type { SavedAddress } from '@/contract/programmes'
import { failureOf } from '@/domain/text/failure'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { ConfirmedButton } from '@/ui/form/ConfirmedButton'

type Props = { address: SavedAddress; onRemoved: () => void }

export function RemoveAddress({ address: { id, label }, onRemoved }: Props) {
  const { t } = useTranslation('customer_account')
  const { isPending, failure, mutate } = useMutation(() => remove(id).then(onRemoved))
  return (
    <ConfirmedButton
      label={t('addresses.remove')}
      longLabel={t('addresses.removeLabel', { label })}
      question={t('addresses.sure', { label })}
      cancel={t('addresses.keep')}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => void mutate()}
    />
  )
}

async function remove(id: string) {
  await removeSavedAddress(id).catch((error: unknown) => {
    const failure = failureOf(error)
    // Another tab has removed it already.
    if (failure.kind !== 'refused' || failure.status !== 404) throw error
  })
}
