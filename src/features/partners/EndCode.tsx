import { endCode } from '@/api/partners'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { ConfirmedButton } from '@/ui/form/ConfirmedButton'
import { CODES } from './useCodes'

export function EndCode({ code }: { code: string }) {
  const { t } = useTranslation('partners')
  const { isPending, failure, mutate } = useMutation(async () => {
    await endCode(code)
    invalidate(CODES)
  })
  return (
    <ConfirmedButton
      label={t('codes.end')}
      longLabel={t('codes.endLabel', { code })}
      question={t('codes.sure', { code })}
      shownQuestion={t('codes.sureText')}
      cancel={t('codes.cancel')}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => void mutate()}
    />
  )
}
