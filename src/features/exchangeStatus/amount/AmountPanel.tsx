import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { PanelOnDemand } from '../choice/PanelOnDemand'
import type { AmountDecision } from './AmountDecision'

const importDecision = () => import('./AmountDecision').then((module) => module.AmountDecision)

export function AmountPanel(props: ComponentProps<typeof AmountDecision>) {
  const { t } = useTranslation('exchange-status')
  return <PanelOnDemand title={t('amountChange.title')} load={importDecision} own={props} />
}
