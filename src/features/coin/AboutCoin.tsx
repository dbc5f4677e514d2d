import { joinSentences } from '@/i18n/joinSentences'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './AboutCoin.module.css'
import type { CoinFacts } from './coinFacts'

export function AboutCoin({ coin }: { coin: CoinFacts }) {
  const { t } = useTranslation('all_coins')
  const { intl, locale } = useLanguage()
  const { kindOf } = useExtraIdKind()
  const { name, ticker, networks } = coin
  const list = new Intl.ListFormat(intl, { type: 'conjunction' })
  const home = networks.find(({ contract }) => contract === null)
  const withExtraId = networks.filter(({ extraId }) => extraId)
  const sentences = [
    home ? t('about.coin', { name, ticker, network: home.network }) : t('about.token', { name, ticker }),
    t('about.networks', { count: networks.length, ticker }),
    withExtraId.length > 0
      ? t('about.extraId', {
          networks: list.format(withExtraId.map(({ network }) => network)),
          kinds: list.format(new Set(withExtraId.map(({ extraId }) => kindOf(extraId)))),
        })
      : t('about.noExtraId', { ticker }),
    t(coin.isStable ? 'about.stable' : 'about.moving'),
  ]
  return (
    <section className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title">{t('about.title', { name })}</h2>
      <p>{joinSentences(sentences, locale)}</p>
    </section>
  )
}
