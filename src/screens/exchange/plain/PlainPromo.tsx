import { paths } from '@/config/paths'
import type { PromoProblem } from '@/domain/partner/promoCode'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { TextField } from '@/ui/form/TextField'
import { useIsOff } from '@/ui/layout/OffPages'

/** As `PromoCode` of the form that runs scripts. */
export function PlainPromo({ value, problem }: { value: string; problem: PromoProblem | null }) {
  const { t } = useTranslation('promo')
  const isOff = useIsOff()
  const { hasOwnFigures } = useAppSelector(selectSite).operator
  if (isOff(paths.partners.links) || hasOwnFigures) return null
  return (
    <TextField
      id="promoCode"
      name="promoCode"
      label={t('labelOptional')}
      hint={t('effect')}
      defaultValue={value}
      maxLength={64}
      error={problem ? t(`problem.${problem}`) : undefined}
    />
  )
}
