import { paths } from '@/config/paths'
import { linkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { PairLinks } from '@/features/curatedLinks/PairLinks'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import styles from './Guides.module.css'
import type { GuideData } from './loadGuide'

export function GuideLinks({ data }: { data: GuideData }) {
  const { t } = useTranslation('guides')
  const from = linkedCurrency(data.from)
  const to = linkedCurrency(data.to)
  return (
    <Section id="links" title={t('links.title')}>
      <div className={styles.buttons}>
        <ButtonLink look="outline" href={paths.guide(to.symbol, from.symbol)}>
          {t('links.reverse', { from: to.label, to: from.label })}
        </ButtonLink>
        {data.explained.map(({ name, slug }) => (
          <ButtonLink key={slug} look="outline" href={paths.whatIs(slug)} prefetch={false}>
            {t('links.whatIs', { name })}
          </ButtonLink>
        ))}
      </div>
      <PairLinks
        title={t('links.from', { name: from.label })}
        image={from.image}
        pairs={data.partners.map((partner) => [from, partner])}
        path={paths.guide}
      />
      <PairLinks
        title={t('links.to', { name: to.label })}
        image={to.image}
        pairs={data.partners.map((partner) => [partner, to])}
        path={paths.guide}
      />
    </Section>
  )
}
