import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { CopyButton } from '@/ui/form/CopyButton'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'
import styles from './TetherNetworks.module.css'
import type { TetherNetwork } from './tetherNetwork'

export function TetherNetworks({ networks }: { networks: readonly TetherNetwork[] }) {
  const { t } = useTranslation('tether')
  const shown = {
    hasFees: networks.some(({ feeUsd }) => feeUsd !== null),
    isCounted: networks.some(({ confirmations }) => confirmations !== null),
  }
  return (
    <TableScroller caption={t('table.caption')}>
      <thead>
        <tr>
          <th scope="col">{t('table.network')}</th>
          {shown.hasFees && (
            <th scope="col" className={`${sheet.number} ${styles.fee}`}>
              {t('table.fee')}
            </th>
          )}
          {shown.isCounted && (
            <th scope="col" className={`${sheet.number} ${sheet.wide}`}>
              {t('table.confirmations')}
            </th>
          )}
          <th scope="col">{t('table.contract')}</th>
        </tr>
      </thead>
      <tbody>
        {networks.map((network) => (
          <Row key={network.symbol} {...network} {...shown} />
        ))}
      </tbody>
    </TableScroller>
  )
}

type RowProps = TetherNetwork & { hasFees: boolean; isCounted: boolean }

function Row({ network, contract, explorer, confirmations, feeUsd, hasFees, isCounted }: RowProps) {
  const { t } = useTranslation('tether')
  const { intl } = useLanguage()
  const dollars = numberFormat(intl, { style: 'currency', currency: 'USD' })
  const words = { copy: t('copy.copy'), copied: t('copy.copied'), failed: t('copy.failed') }
  return (
    <tr>
      <th scope="row">{network}</th>
      {hasFees && <td className={sheet.number}>{feeUsd === null ? '–' : dollars.format(Number(feeUsd))}</td>}
      {isCounted && <td className={`${sheet.number} ${sheet.wide}`}>{confirmations ?? '–'}</td>}
      <td>
        {contract && (
          <span className={styles.contract}>
            {explorer ? (
              <a href={explorer} target="_blank" rel="noreferrer noopener" title={contract}>
                {shortened(contract)}
                <span className="unseen"> {t('table.opens')}</span>
              </a>
            ) : (
              <span title={contract}>{shortened(contract)}</span>
            )}
            <CopyButton value={contract} words={words} label={t('table.copy', { network })} />
          </span>
        )}
      </td>
    </tr>
  )
}

/** Both ends, by which a contract is compared. */
const shortened = (contract: string) => `${contract.slice(0, 6)}…${contract.slice(-4)}`
