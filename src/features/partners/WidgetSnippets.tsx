import { useState } from 'react'
import type { PartnerWidget } from '@/contract/partnerWidgets'
import {
  shortcodeFunction,
  SNIPPET_KINDS,
  type SnippetKind,
  widgetSnippet,
} from '@/domain/site/widgetSnippet'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { CopyButton } from '@/ui/form/CopyButton'
import { Segmented } from '@/ui/form/Segmented'
import { CodeBlock } from '@/ui/layout/CodeBlock'
import { Section } from '@/ui/layout/Section'

export function WidgetSnippets({ widget }: { widget: PartnerWidget }) {
  const { t } = useTranslation('partner-widgets')
  const { url, brand } = useAppSelector(selectSite)
  const [kind, setKind] = useState<SnippetKind>('element')
  const site = new URL(url).origin
  const title = t('snippet.frame', { brand: brand.name })
  return (
    <Section title={t('snippet.title', { name: widget.name })} lead={t(`snippet.leads.${kind}`)}>
      <Segmented
        name="snippet"
        legend={t('snippet.kind')}
        options={SNIPPET_KINDS.map((one) => ({ value: one, label: t(`snippet.kinds.${one}`) }))}
        value={kind}
        onChoose={setKind}
      />
      <Code label={t(`snippet.kinds.${kind}`)} text={widgetSnippet(kind, { site, id: widget.id, title })} />
      {kind === 'wordpress' && (
        <>
          <p>{t('snippet.once')}</p>
          <Code label={t('snippet.function')} text={shortcodeFunction(site)} />
        </>
      )}
    </Section>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('partner-widgets')
  const words = { copy: t('snippet.copy'), copied: t('snippet.copied'), failed: t('snippet.failed') }
  return (
    <>
      <CodeBlock label={label} text={text} />
      <div>
        <CopyButton value={text} label={t('snippet.copyLong', { label })} words={words} />
      </div>
    </>
  )
}
