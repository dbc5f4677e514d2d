import { minutesText } from '@/domain/exchange/quote'
import { showAmount, isZero } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { CopyButton } from '@/ui/form/CopyButton'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'
import type { CoinFacts, CoinNetwork } from './coinFacts'
import styles from './CoinNetworks.module.css'

/** As quoted when the page was made. */
/** `min` zero and `minutes` empty: not known. */
export type CoinLimits = { to: string; min: string; minutes: string }

type Props = { coin: CoinFacts; limits: CoinLimits | null; hasOwnText: boolean }

/** The general caution stands only where a coin has no text of its own. */
export function CoinNetworks({ coin, limits, hasOwnText }: Props) {
  const { t } = useTranslation('all_coins')
  // A live provider doesn't say how many it waits for.
  const isCounted = coin.networks.some(({ confirmations }) => confirmations !== null)
  return (
    <section className={styles.networks} aria-labelledby="networks-title">
      <h2 id="networks-title">{t('networks.title')}</h2>
      {!hasOwnText && <p className={styles.sub}>{t('networks.caution')}</p>}
      <TableScroller caption={t('networks.caption', { name: coin.name })}>
        <thead>
          <tr>
            <th scope="col">{t('networks.network')}</th>
            <th scope="col">{t('networks.contract')}</th>
            <th scope="col" className={`${sheet.number} ${sheet.wide}`}>
              {t('networks.precision')}
            </th>
            {isCounted && (
              <th scope="col" className={sheet.number}>
                {t('networks.confirmations')}
              </th>
            )}
            <th scope="col">{t('networks.extraId')}</th>
          </tr>
        </thead>
        <tbody>
          {coin.networks.map((network) => (
            <Network key={network.symbol} {...network} isCounted={isCounted} />
          ))}
        </tbody>
      </TableScroller>
      {limits && <Limits from={coin.ticker} {...limits} />}
    </section>
  )
}

function Limits({ from, to, min, minutes }: CoinLimits & { from: string }) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  return (
    <DescriptionList
      rows={[
        [t('networks.minimum', { from, to }), isZero(min) ? '' : `${showAmount(min, intl)} ${from}`] as const,
        [
          t('networks.time'),
          minutes ? t('networks.minutes', { minutes: minutesText(minutes) }) : '',
        ] as const,
      ].filter(([, value]) => value !== '')}
    />
  )
}

function Network({ isCounted, ...coin }: CoinNetwork & { isCounted: boolean }) {
  const { network, contract, explorer, precision, confirmations, extraId } = coin
  const { t } = useTranslation('all_coins')
  const { withKind } = useExtraIdKind()
  const words = { copy: t('copy.copy'), copied: t('copy.copied'), failed: t('copy.failed') }
  return (
    <tr>
      <th scope="row">{network}</th>
      <td>
        <span className={styles.contract}>
          {contract ? <code title={contract}>{shortened(contract)}</code> : t('networks.own')}
          {contract && <CopyButton value={contract} words={words} label={t('networks.copy', { network })} />}
          {explorer && (
            <a href={explorer} target="_blank" rel="noreferrer noopener">
              {new URL(explorer).hostname.replace(/^www\./, '')}
              <span className="unseen"> {t('networks.opens')}</span>
            </a>
          )}
        </span>
      </td>
      <td className={`${sheet.number} ${sheet.wide}`}>{precision}</td>
      {isCounted && <td className={sheet.number}>{confirmations ?? '–'}</td>}
      <td>{extraId ? withKind(extraId, (kind) => kind) : t('networks.noExtraId')}</td>
    </tr>
  )
}

const SHOWN_WHOLE = 16

const shortened = (contract: string) =>
  contract.length > SHOWN_WHOLE ? `${contract.slice(0, 6)}…${contract.slice(-6)}` : contract
