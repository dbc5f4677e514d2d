import { useRouter } from 'next/router'
import { newestOwnExchange } from '@/browser/storage/newestOwnExchange'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { PageLink } from '@/ui/layout/PageLink'

export function PageFault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('reusable')
  const { id } = useRouter().query
  const order = typeof id === 'string' ? id : newestOwnExchange()
  return (
    <div className="page">
      <RetryCallout title={t('pageFault.title')} onAgain={onRetry}>
        <p>{t('pageFault.text')}</p>
        {order && (
          <p>
            <PageLink href={paths.status(order)}>{t('pageFault.order', { id: order })}</PageLink>
          </p>
        )}
      </RetryCallout>
    </div>
  )
}
