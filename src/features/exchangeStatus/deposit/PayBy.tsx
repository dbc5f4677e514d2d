import type { Exchange } from '@/contract/exchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { useLocalTime } from '@/ui/hooks/useLocalTime'
import { SteadyText } from '@/ui/layout/SteadyText'
import styles from './DepositPanel.module.css'

/** A ramp waits for days, which no clock counts down. */
export function PayBy({ exchange: { validUntil } }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { own, longest, isServed } = useLocalTime()(validUntil)
  return (
    <div className={styles.row}>
      <dt>{t('ramp.open.payBy')}</dt>
      <dd>
        <time dateTime={validUntil}>
          <SteadyText longest={longest} isServed={isServed}>
            {own}
          </SteadyText>
        </time>
      </dd>
    </div>
  )
}
