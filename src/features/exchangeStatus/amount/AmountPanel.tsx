import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import choiceStyles from '../choice/ChoicePanel.module.css'
import type { AmountDecision } from './AmountDecision'

const importDecision = () => import('./AmountDecision').then((module) => module.AmountDecision)

/** Few orders are made at another amount, so its form is not among the scripts of the page. */
export function AmountPanel(props: ComponentProps<typeof AmountDecision>) {
  const { t } = useTranslation(['exchange-status', 'exchange', 'reusable'])
  const { Component, hasFailed, want } = useOnDemand(importDecision)
  const load = useEffectEvent(want)
  useEffect(() => load(), [])
  return (
    <section
      className={choiceStyles.choice}
      aria-label={t('amountChange.title')}
      aria-busy={!Component && !hasFailed}
    >
      <h2 className={choiceStyles.title}>{t('amountChange.title')}</h2>
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
