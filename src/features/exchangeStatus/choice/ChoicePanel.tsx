import type { ComponentProps } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import * as timings from '@/config/timings'
import { useTranslation } from '@/i18n/useTranslation'
import type { Choices } from './Choices'
import { PanelOnDemand } from './PanelOnDemand'

const importChoices = () => import('./Choices').then((module) => module.Choices)

export function ChoicePanel(props: ComponentProps<typeof Choices>) {
  const { t } = useTranslation('exchange-status')
  const { issue } = props.exchange
  return (
    <PanelOnDemand title={t('choice.title')} load={importChoices} own={props}>
      {issue && <p>{t(`issue.${issue}`)}</p>}
    </PanelOnDemand>
  )
}

/** An exchange that is watched may need one at any time, also when a release of the site has taken the code away. */
export const useChoicesAhead = () => useImportAhead(importChoices, timings.importAheadPolling)
