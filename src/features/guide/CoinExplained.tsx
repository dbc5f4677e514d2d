import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'

export type Explained = {
  url: string
  name: string
  ticker: string
  image: string
  isStable: boolean
  networks: { name: string; contract: string | null; extraId: string | null; confirmations: string | null }[]
}

export function CoinExplained({ coin }: { coin: Explained }) {
  const { t } = useTranslation('guides')
  const { intl } = useLanguage()
  const { withKind } = useExtraIdKind()
  const { name, ticker, networks } = coin
  const list = (parts: string[]) => new Intl.ListFormat(intl, { type: 'conjunction' }).format(parts)
  const own = networks.filter(({ contract }) => contract === null).map((network) => network.name)
  const withExtraId = networks.filter(({ extraId }) => extraId)
  const words = { name, ticker, networks: list(networks.map((network) => network.name)) }
  const [first] = networks
  return (
    <>
      <Section id="kind" title={t('what.kind')}>
        <p>{own[0] ? t('what.coin', { ...words, network: own[0] }) : t('what.token', words)}</p>
        <p>{t(coin.isStable ? 'what.stable' : 'what.moving', words)}</p>
      </Section>
      <Section id="where" title={t('what.where')}>
        <p>{t('what.networks', { ...words, count: networks.length })}</p>
        <p>{t('what.sameNetwork')}</p>
      </Section>
      <Section id="send" title={t('what.send', words)}>
        <p>
          {withExtraId.length > 0
            ? withKind(withExtraId[0]?.extraId ?? '', (kind) =>
                t('what.extra', { networks: list(withExtraId.map((network) => network.name)), kind }),
              )
            : t('what.noExtra', words)}
        </p>
        {first?.confirmations && (
          <p>{t('what.confirmations', { network: first.name, count: Number(first.confirmations) })}</p>
        )}
      </Section>
    </>
  )
}
