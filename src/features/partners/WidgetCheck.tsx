import { useMemo, useState } from 'react'
import type { PartnerWidget } from '@/contract/partnerWidgets'
import { type SnippetFault, snippetFaults } from '@/domain/site/widgetSnippet'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { Section } from '@/ui/layout/Section'
import { findWidgets, loaderFaults } from './findWidgets'
import { originOfPage, type OwnWidgetFault, ownWidgetFaults } from './ownWidgetFaults'
import styles from './Partners.module.css'

type Fault = SnippetFault | OwnWidgetFault

/** Names what a page around a widget has wrong; what is pasted is sent nowhere. */
export function WidgetCheck({ widgets }: { widgets: readonly PartnerWidget[] }) {
  const { t } = useTranslation('partner-widgets')
  const { url } = useAppSelector(selectSite)
  const [text, setText] = useState('')
  const [address, setAddress] = useState('')
  const page = originOfPage(address)
  const faults = useMemo(
    () => (text.trim() === '' ? null : faultsIn(text, { site: new URL(url).origin, widgets, page })),
    [text, url, widgets, page],
  )
  return (
    <Section title={t('check.title')} lead={t('check.lead')}>
      <div className={styles.form}>
        <TextArea
          label={t('check.field')}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label={t('check.page')}
          hint={t('check.pageHint')}
          error={address.trim() !== '' && page === null ? t('check.pageWrong') : undefined}
          inputMode="url"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div role="status">
          {faults?.length === 0 && <Callout tone="good" title={t('check.fine')} />}
          {faults && faults.length > 0 && (
            <Callout tone="bad" title={t('check.found')}>
              <ul>
                {faults.map((fault) => (
                  <li key={keyOf(fault)}>
                    {t(`check.problems.${fault.problem}`, {
                      ...{ name: fault.name, sites: t('form.origins') },
                      ...(fault.problem === 'origin' && { widget: fault.widget }),
                    })}
                  </li>
                ))}
              </ul>
            </Callout>
          )}
        </div>
      </div>
    </Section>
  )
}

type Around = { site: string; widgets: readonly PartnerWidget[]; page: string | null }

function faultsIn(text: string, { site, widgets, page }: Around): Fault[] {
  const found = findWidgets(text, site)
  if (found.length === 0) return [{ name: '', problem: 'none' }]
  const all = [
    ...found.flatMap(snippetFaults),
    ...loaderFaults(text, site),
    ...ownWidgetFaults(found, widgets, page),
  ]
  return all.filter((fault, at) => all.findIndex((other) => keyOf(other) === keyOf(fault)) === at)
}

const keyOf = (fault: Fault): string => Object.values(fault).join(' ')
