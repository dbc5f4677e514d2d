import { paths } from '@/config/paths'
import { CommissionRule } from '@/features/partners/CommissionRule'
import { useNeedsApproval } from '@/features/partners/useNeedsApproval'
import { usePartnerTerms } from '@/features/partners/usePartnerTerms'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ButtonLink } from '@/ui/form/Button'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { Section } from '@/ui/layout/Section'
import { CommissionFigure } from '../CommissionFigure'
import { ContentPage } from '../ContentPage'

const STEPS = ['account', 'code', 'share', 'paid'] as const

/** Where nobody is signed in. */
export function PartnerWelcome() {
  const { t } = useTranslation('partners')
  const { brand } = useAppSelector(selectSite)
  const terms = usePartnerTerms()
  const needsApproval = useNeedsApproval()
  return (
    <ContentPage
      title={t('title.links')}
      lead={t('welcome.lead', { brand: brand.name })}
      actions={<WaysIn />}
      figure={<CommissionFigure />}
      contents={[
        { id: 'how', title: t('welcome.how') },
        ...(terms ? [{ id: 'rule', title: t('rule.title') }] : []),
      ]}
    >
      <SeoHead title={`${t('title.links')} | ${brand.name}`} description={t('description')} isPrivate />
      <Section id="how" title={t('welcome.how')}>
        <NumberedSteps
          steps={STEPS.map((step) => ({
            title: t(`welcome.${step}`),
            texts: [t(step === 'code' && needsApproval ? 'welcome.codeReview' : `welcome.${step}Text`)],
          }))}
        />
      </Section>
      {terms && <CommissionRule id="rule" terms={terms} />}
    </ContentPage>
  )
}

/** Both lead back here. */
function WaysIn() {
  const { t } = useTranslation('partners')
  const signIn = paths.signIn(paths.partners.links)
  return (
    <>
      <ButtonLink href={`${signIn}&form=sign-up`}>{t('welcome.signUp')}</ButtonLink>
      <ButtonLink href={signIn} look="quiet">
        {t('welcome.signIn')}
      </ButtonLink>
    </>
  )
}
