import { endWidget } from '@/api/widgets'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { ConfirmedButton } from '@/ui/form/ConfirmedButton'
import { WIDGETS } from './useWidgets'

export function EndWidget({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('partner-widgets')
  const { isPending, failure, mutate } = useMutation(async () => {
    await endWidget(id)
    invalidate(WIDGETS)
  })
  return (
    <ConfirmedButton
      label={t('end.label')}
      longLabel={t('end.long', { name })}
      question={t('end.question', { name })}
      cancel={t('form.cancel')}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => void mutate()}
    />
  )
}
