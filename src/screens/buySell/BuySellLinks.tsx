import { paths } from '@/config/paths'
import { CoinLinks } from '@/features/curatedLinks/CoinLinks'
import { PairLinks } from '@/features/curatedLinks/PairLinks'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { buySellPath, type Direction } from './buySellPath'
import type { BuySellData } from './loadBuySell'

export function BuySellLinks({ direction, data }: { direction: Direction; data: BuySellData }) {
  const { t } = useTranslation('buy-sell')
  const isOff = useIsOff()
  const { coin, fiat, others } = data
  const opposite = direction === 'buy' ? 'sell' : 'buy'
  const names = { name: coin?.name, ticker: coin?.ticker }
  return (
    <>
      {coin && !isOff(paths.buySellCrypto) && (
        <Section id="networks" title={t('networks.title', names)} lead={t('networks.text', names)}>
          {fiat.map((money) => (
            <PairLinks
              key={money.symbol}
              title={money.symbolFront}
              image={money.image}
              pairs={coin.on.map((one) => (direction === 'buy' ? [money, one] : [one, money]))}
              path={paths.fiatPair}
            />
          ))}
        </Section>
      )}
      <Section id="others" title={t(`${direction}.others`)}>
        <CoinLinks coins={others} />
        <p>
          <ButtonLink look="outline" href={coin ? buySellPath(opposite)(coin.url) : allPath(opposite)}>
            {coin ? t(`${opposite}Coin.link`, names) : t(`${opposite}.crumb`)}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}

const allPath = (direction: Direction) => (direction === 'buy' ? paths.buyCrypto : paths.sellCrypto)
