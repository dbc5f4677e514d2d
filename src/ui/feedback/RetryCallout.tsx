import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from './Callout'

type Props = { title: string; onAgain: () => void; children?: ReactNode }

export function RetryCallout({ title, onAgain, children }: Props) {
  const { t } = useTranslation('exchange')
  return (
    <Callout tone="bad" role="alert" title={title}>
      {children}
      <div>
        <Button look="outline" onClick={onAgain}>
          {t('form.retry')}
        </Button>
      </div>
    </Callout>
  )
}
