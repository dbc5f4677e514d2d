import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import styles from './ChoicePanel.module.css'

type Props<Own> = {
  title: string
  load: () => Promise<ComponentType<Own>>
  own: Own
  /** Above the form, and there before it. */
  children?: ReactNode
}

/** A form that few orders ever need, so it is not among the scripts of the page. A failed load is shown and can be repeated. */
export function PanelOnDemand<Own extends object>({ title, load, own, children }: Props<Own>) {
  const { t } = useTranslation(['exchange', 'reusable'])
  const { Component, hasFailed, want } = useOnDemand(load)
  const start = useEffectEvent(want)
  useEffect(() => start(), [])
  return (
    <section className={styles.choice} aria-label={title} aria-busy={!Component && !hasFailed}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {Component && <Component {...own} />}
      {hasFailed && (
        <>
          <p role="alert">{t('reusable:failure.unreachable')}</p>
          <Button look="outline" size="small" onClick={want}>
            {t('form.retry')}
          </Button>
        </>
      )}
    </section>
  )
}
