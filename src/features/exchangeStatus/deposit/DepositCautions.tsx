import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import styles from './DepositPanel.module.css'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'

export function DepositCautions({ exchange, from }: { exchange: Exchange; from: Currency }) {
  const { t } = useTranslation('exchange-status')
  const warnings = useWarnings(from)
  const network = from.fullInfo.network_name
  return (
    <>
      {(network || warnings.length > 0) && (
        <Callout>
          {network && (
            <p>
              <b>{t('only.title', { network })}</b> {t('only.text')}
            </p>
          )}
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Callout>
      )}
      {exchange.ramp ? (
        <p>
          {t(from.isFiat ? 'ramp.open.exactTransfer' : 'ramp.open.exactDeposit', {
            ramp: exchange.ramp.ramp.name,
          })}
        </p>
      ) : (
        <WhatIf exchange={exchange} from={from} />
      )}
    </>
  )
}

function WhatIf({ exchange, from }: { exchange: Exchange; from: Currency }) {
  const { t } = useTranslation('exchange-status')
  const isFixed = exchange.type === 'fixed'
  const { refunds, name: provider = '' } = exchange.provider ?? {}
  return (
    <details className={styles.what}>
      <summary>{t('what.title')}</summary>
      <ul>
        <li>{t(isFixed ? 'what.lateFixed' : 'what.lateFloating')}</li>
        <li>{t(isFixed ? 'what.amountFixed' : 'what.amountFloating')}</li>
        {refunds && <li>{t(`what.refunds.${refunds}`, { provider })}</li>}
        <li>{t(from.isFiat ? 'what.account' : 'what.network')}</li>
        <li>{t('what.check')}</li>
      </ul>
    </details>
  )
}

function useWarnings(from: Currency): string[] {
  const { t } = useTranslation('exchange-status')
  const { withKind } = useExtraIdKind()
  return (
    from.warnings_from
      // Already said above.
      .filter((warning) => warning !== 'network_only')
      .map((warning) =>
        withKind(from.extra_id, (kind) =>
          t(`warnings.${warning}`, { defaultValue: warning, kind, ticker: from.symbolFront }),
        ),
      )
  )
}
