import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { ConfirmedButton } from '@/ui/form/ConfirmedButton'

type Props = {
  action: string
  /** With the name of what it is about, for screen readers. */ label: string
  text: string
  send: () => Promise<void>
}

/** Sends after a second press. */
export function SureButton({ action, label, text, send }: Props) {
  const { t } = useTranslation('partners')
  const { isPending, failure, mutate } = useMutation(send)
  return (
    <ConfirmedButton
      label={action}
      longLabel={label}
      question={`${label} ${text}`}
      shownQuestion={text}
      cancel={t('codes.cancel')}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => void mutate()}
    />
  )
}
