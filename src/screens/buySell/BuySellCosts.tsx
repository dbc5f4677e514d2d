import { paths } from '@/config/paths'
import { isOff } from '@/domain/site/offPages'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useProseValues } from '@/store/useProseValues'
import { ButtonLink } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import type { Direction } from './buySellPath'

/** A text whose figures an operator has not named is empty. */
export function BuySellCosts({ direction }: { direction: Direction }) {
  const { t } = useTranslation('buy-sell')
  const values = useProseValues()
  const { off } = useAppSelector(selectSite).operator
  const texts = [t(`${direction}.example`, values), t('costs.time', values)].filter(Boolean)
  return (
    <Section id="costs" title={t('costs.title')}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!isOff(paths.fiat, off) && (
        <p>
          <ButtonLink look="outline" href={paths.fiat}>
            {t('costs.link')}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}
