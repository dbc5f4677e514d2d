import { memo } from 'react'
import { paths } from '@/config/paths'
import { showPrice } from '@/domain/money/marketNumbers'
import { otherName } from '@/domain/currency/otherName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { PriceChange } from '@/ui/table/PriceChange'
import { CoinName } from '@/ui/currency/CoinName'
import { Icon } from '@/ui/layout/Icon'
import sheet from '@/ui/table/TableScroller.module.css'
import { Sparkline } from '@/ui/chart/Sparkline'
import { PageLink } from '@/ui/layout/PageLink'
import type { CoinLine } from './CoinLine'
import styles from './CoinList.module.css'

type Props = {
  line: CoinLine
  week: string[] | undefined
  hasPrices: boolean
  isFavorite: boolean
  onFavorite: (symbols: CoinLine['symbols']) => void
}

/** Memoized: a list of 1,600 stays quick. */
export const CoinListRow = memo(function CoinListRow(props: Props) {
  const { t } = useTranslation(['exchange', 'main-page'])
  const { line, week = [], hasPrices, isFavorite, onFavorite } = props
  const { name, ticker, image, url, symbols } = line
  const favorite = isFavorite ? t('picker.unfavorite', { ticker }) : t('picker.favorite', { ticker })
  return (
    <tr>
      <td>
        <button
          type="button"
          className={styles.star}
          data-on={isFavorite || undefined}
          aria-label={favorite}
          onClick={() => onFavorite(symbols)}
        >
          <Icon name="star" size={18} filled={isFavorite} />
        </button>
      </td>
      <th scope="row">
        <CoinName image={image} detail={otherName(name, ticker)}>
          <PageLink href={paths.coin(url)}>{name}</PageLink>
        </CoinName>
      </th>
      {hasPrices && <PriceCells line={line} week={week} />}
      <td className={`${sheet.wide} ${sheet.number}`}>
        <PageLink
          className={sheet.action}
          href={paths.pair(symbols[0], symbols[0] === 'btc' ? 'eth' : 'btc')}
          aria-label={t('main-page:rates.exchange', { name })}
        >
          {t('main-page:rates.action')}
        </PageLink>
      </td>
    </tr>
  )
})

function PriceCells({ line: { name, price }, week }: { line: CoinLine; week: string[] }) {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  return (
    <>
      <td className={sheet.number}>{price ? showPrice(price.priceUsd, intl) : '–'}</td>
      <td className={sheet.number}>
        {price ? <PriceChange percent={price.dailyChange} intl={intl} /> : '–'}
      </td>
      <td className={sheet.wide}>
        {week.length > 1 && <Sparkline points={week} label={t('rates.weekOf', { name })} intl={intl} />}
      </td>
    </>
  )
}
