import { paths } from '@/config/paths'
import { CoinLinks } from '@/features/curatedLinks/CoinLinks'
import { PairLinks } from '@/features/curatedLinks/PairLinks'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { dealPath, type Deal } from './dealPath'
import type { DealData } from './loadDeal'

export function DealLinks({ deal, data }: { deal: Deal; data: DealData }) {
  const { t } = useTranslation('buy-sell')
  const isOff = useIsOff()
  const { coin, fiat, others } = data
  const opposite = deal === 'buy' ? 'sell' : 'buy'
  const names = { name: coin?.name, ticker: coin?.ticker }
  return (
    <>
      {coin && !isOff(paths.buySellCrypto) && (
        <Section title={t('networks.title', names)} lead={t('networks.text', names)}>
          {fiat.map((money) => (
            <PairLinks
              key={money.symbol}
              title={money.symbolFront}
              image={money.image}
              pairs={coin.on.map((one) => (deal === 'buy' ? [money, one] : [one, money]))}
              path={paths.fiatPair}
            />
          ))}
        </Section>
      )}
      <Section title={t(`${deal}.others`)}>
        <CoinLinks coins={others} />
        <p>
          <ButtonLink look="outline" href={coin ? dealPath(opposite)(coin.url) : allPath(opposite)}>
            {coin ? t(`${opposite}Coin.link`, names) : t(`${opposite}.crumb`)}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}

const allPath = (deal: Deal) => (deal === 'buy' ? paths.buyCrypto : paths.sellCrypto)
