import { useTranslation } from 'next-i18next/pages'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'

export function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('customer_account')
  return (
    <Callout tone="plain" title={t('history.noneFound')}>
      <div>
        <Button look="outline" size="small" onClick={onClear}>
          {t('history.clear')}
        </Button>
      </div>
    </Callout>
  )
}
