import { useState } from 'react'
import { BITCOIN_UNITS } from '@/domain/currency/volumeUnits'
import { fieldAmount, showAmount } from '@/domain/money/amount'
import { parseTyped } from '@/domain/money/typedAmount'
import { cashbackOf, levelOf } from '@/domain/account/loyalty'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useProgrammes } from '@/store/useProgrammes'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Panel } from '@/ui/layout/Panel'
import { TextField } from '@/ui/form/TextField'
import styles from './LoyaltyCalculator.module.css'

const FIRST_VOLUME = '0.5'
const UNIT = '\u00a0BTC'

export function LoyaltyCalculator() {
  const { t } = useTranslation(['loyalty', 'main-page'])
  const { intl } = useLanguage()
  const { levels } = useProgrammes().loyalty
  const [typed, setTyped] = useState<string | null>(null)
  const volume = typed === null ? FIRST_VOLUME : parseTyped(typed, BITCOIN_UNITS)
  const found = volume === null ? null : levelOf(volume, levels)
  return (
    <Panel>
      <div className={styles.calculator}>
        <TextField
          label={t('calculator.volume')}
          hint={t('calculator.hint')}
          error={volume === null && t('calculator.unreadable')}
          inputMode="decimal"
          value={typed ?? fieldAmount(FIRST_VOLUME, intl)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div aria-live="polite">
          {found && volume !== null && (
            <DescriptionList
              rows={[
                [t('calculator.level'), t(`main-page:loyalty.level.${found.level.name}`)],
                [
                  t('calculator.cashback'),
                  showAmount(cashbackOf(volume, found.level.cashbackPercent), intl) + UNIT,
                ],
                ...(found.next
                  ? [
                      [
                        t('calculator.next', {
                          level: t(`main-page:loyalty.level.${found.next.level.name}`),
                        }),
                        showAmount(found.next.missingBtc, intl) + UNIT,
                      ] as const,
                    ]
                  : []),
              ]}
            />
          )}
        </div>
      </div>
    </Panel>
  )
}
