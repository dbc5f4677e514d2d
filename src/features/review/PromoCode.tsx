import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { RetryCallout } from '@/ui/feedback/RetryCallout'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import { useIsOff } from '@/ui/layout/OffPages'
import { useFailureText } from '@/i18n/useFailureText'
import { loadPromoTexts } from './loadPromoTexts'

/** The field and its texts come once somebody wants them. */
export function PromoCode() {
  const { t, i18n } = useTranslation('exchange')
  const { locale } = useLanguage()
  const failureText = useFailureText()
  const isOff = useIsOff()
  const { hasOwnFigures } = useAppSelector(selectSite).operator
  const { Component, hasFailed, want } = useOnDemand(async () => {
    const [{ PromoField }] = await Promise.all([import('./PromoField'), loadPromoTexts(i18n, locale)])
    return PromoField
  })
  // Another back end’s codes are its own matter.
  if (isOff(paths.partners.links) || hasOwnFigures) return null
  if (Component) return <Component />
  if (hasFailed) return <RetryCallout title={failureText({ kind: 'unreachable' })} onAgain={want} />
  return (
    <div>
      <Button look="quiet" size="small" onClick={want}>
        {t('review.promo')}
      </Button>
    </div>
  )
}
