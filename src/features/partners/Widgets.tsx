import { useState } from 'react'
import type { PartnerWidget } from '@/contract/partnerWidgets'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { useWidgets } from './useWidgets'
import { WidgetCheck } from './WidgetCheck'
import { WidgetForm } from './WidgetForm'
import { WidgetList } from './WidgetList'
import { WidgetPreview } from './WidgetPreview'
import { WidgetSnippets } from './WidgetSnippets'

/** `new`: the form of one that is not made yet. */
type Shown = { form: 'new' | PartnerWidget | null; embedded: string | null }

export function Widgets({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation(['partner-widgets', 'customer_account'])
  const { data, failure, refetch } = useWidgets()
  const [{ form, embedded }, show] = useState<Shown>({ form: null, embedded: null })
  if (!data) {
    return failure ? (
      <LoadError failure={failure} what={t('list.failed')} onAgain={() => void refetch()} />
    ) : (
      <Skeleton label={t('customer_account:waiting')} lines={6} />
    )
  }
  const open = data.filter(({ endedAt }) => endedAt === null)
  const shown = open.find(({ id }) => id === embedded) ?? open[0]
  return (
    <>
      <Section title={t('list.title')}>
        {data.length === 0 && <Callout tone="plain" title={t('list.none')} />}
        {data.length > 0 && (
          <WidgetList
            widgets={data}
            onChange={isActive ? (widget) => show({ form: widget, embedded: widget.id }) : null}
            onEmbed={({ id }) => show({ form: null, embedded: id })}
          />
        )}
        {form ? (
          <WidgetForm
            key={form === 'new' ? form : form.id}
            widget={form === 'new' ? null : form}
            onDone={(saved) => show({ form: null, embedded: saved?.id ?? embedded })}
          />
        ) : (
          isActive && (
            <div>
              <Button look="outline" onClick={() => show({ form: 'new', embedded })}>
                {t('form.new')}
              </Button>
            </div>
          )
        )}
      </Section>
      {shown && <WidgetSnippets key={`snippets ${shown.id}`} widget={shown} />}
      {shown && <WidgetPreview key={JSON.stringify(shown)} widget={shown} />}
      <WidgetCheck widgets={data} />
    </>
  )
}
