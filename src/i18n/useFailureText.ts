import type { ApiErrorCode } from '@/domain/text/apiError'
import { refusedFields, type Failure } from '@/domain/text/failure'
import { useTranslation } from './useTranslation'

export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('reusable')
  return (failure) => {
    if (failure.kind === 'rateLimited') return t('failure.rateLimited', { count: failure.retryAfter })
    if (failure.kind !== 'refused') return t(`failure.${failure.kind}`)
    const [first] = Object.values(refusedFields(failure))
    // Only its own field knows the kind of an extra id.
    const code = first?.includes('extra_id') ? 'validation_failed' : first
    return t(`refusal.${code satisfies ApiErrorCode | undefined}`, { defaultValue: t('failure.broken') })
  }
}
