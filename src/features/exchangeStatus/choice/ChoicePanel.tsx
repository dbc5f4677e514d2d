import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import * as timings from '@/config/timings'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import type { Choices } from './Choices'
import styles from './ChoicePanel.module.css'

const importChoices = () => import('./Choices').then((module) => module.Choices)

/** Few exchanges ever need a choice, so its forms are not among the scripts of the page. */
export function ChoicePanel(props: ComponentProps<typeof Choices>) {
  const { t } = useTranslation(['exchange-status', 'exchange', 'reusable'])
  const { Component, hasFailed, want } = useOnDemand(importChoices)
  const { issue } = props.exchange
  const load = useEffectEvent(want)
  useEffect(() => load(), [])
  return (
    <section className={styles.choice} aria-label={t('choice.title')} aria-busy={!Component && !hasFailed}>
      <h2 className={styles.title}>{t('choice.title')}</h2>
      {issue && <p>{t(`issue.${issue}`)}</p>}
      {Component && <Component {...props} />}
      {hasFailed && (
        <>
          <p role="alert">{t('reusable:failure.unreachable')}</p>
          <Button look="outline" size="small" onClick={want}>
            {t('exchange:form.retry')}
          </Button>
        </>
      )}
    </section>
  )
}

/** An exchange that is watched may need one at any time, also when a release of the site has taken the code away. */
export const useChoicesAhead = () => useImportAhead(importChoices, timings.importAheadPolling)
