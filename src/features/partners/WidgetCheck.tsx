import { useMemo, useState } from 'react'
import { type SnippetFault, snippetFaults } from '@/domain/site/widgetSnippet'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { TextArea } from '@/ui/form/TextArea'
import { Section } from '@/ui/layout/Section'
import { findWidgets, loaderFaults } from './findWidgets'
import styles from './Partners.module.css'

/** Names what a page around a widget has wrong; what is pasted is sent nowhere. */
export function WidgetCheck() {
  const { t } = useTranslation('partner-widgets')
  const { url } = useAppSelector(selectSite)
  const [text, setText] = useState('')
  const faults = useMemo(() => (text.trim() === '' ? null : faultsIn(text, new URL(url).origin)), [text, url])
  return (
    <Section title={t('check.title')} lead={t('check.lead')}>
      <div className={styles.form}>
        <TextArea
          label={t('check.field')}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <div role="status">
          {faults?.length === 0 && <Callout tone="good" title={t('check.fine')} />}
          {faults && faults.length > 0 && (
            <Callout tone="bad" title={t('check.found')}>
              <ul>
                {faults.map(({ name, problem }) => (
                  <li key={`${name} ${problem}`}>{t(`check.problems.${problem}`, { name })}</li>
                ))}
              </ul>
            </Callout>
          )}
        </div>
      </div>
    </Section>
  )
}

function faultsIn(text: string, site: string): SnippetFault[] {
  const found = findWidgets(text, site)
  if (found.length === 0) return [{ name: '', problem: 'none' }]
  const all = [...found.flatMap(snippetFaults), ...loaderFaults(text, site)]
  return all.filter(
    ({ name, problem }, at) =>
      all.findIndex((other) => other.name === name && other.problem === problem) === at,
  )
}
