import { useState } from 'react'
import { LOCALES } from '@/config/locales'
import { paths } from '@/config/paths'
import { EMBED_THEMES, embedSnippet, type EmbedTheme } from '@/domain/site/embed'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { CopyButton } from '@/ui/form/CopyButton'
import { Section } from '@/ui/layout/Section'
import { Segmented } from '@/ui/form/Segmented'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { EmbedPreview } from './EmbedPreview'
import { CodeBlock } from '@/ui/layout/CodeBlock'
import styles from './EmbedSnippet.module.css'

export function EmbedSnippet({ id }: { id: string }) {
  const { t } = useTranslation('affiliate_program')
  const { url, brand } = useAppSelector(selectSite)
  const { locale } = useLanguage()
  const [chosen, setChosen] = useState<{ lang: string; theme: EmbedTheme; ref: string }>({
    lang: locale,
    theme: 'auto',
    ref: '',
  })
  const address = `${paths.cashbackView}?${queryOf(chosen)}`
  const title = t('embed.frame', { brand: brand.name })
  const snippet = embedSnippet(url + address, title)
  return (
    <Section id={id} title={t('embed.title')} lead={t('embed.lead')}>
      <div className={styles.choices}>
        <SelectField
          label={t('embed.language')}
          options={LOCALES.map((one) => ({ value: one, label: LANGUAGES[one].name }))}
          value={chosen.lang}
          onChange={({ target }) => setChosen({ ...chosen, lang: asLocale(target.value) })}
        />
        <TextField
          label={t('embed.code')}
          hint={t('embed.codeHint')}
          value={chosen.ref}
          onChange={({ target }) => setChosen({ ...chosen, ref: target.value.trim() })}
        />
      </div>
      <Segmented
        name="theme"
        legend={t('embed.theme.legend')}
        options={EMBED_THEMES.map((theme) => ({ value: theme, label: t(`embed.theme.${theme}`) }))}
        value={chosen.theme}
        onChoose={(theme) => setChosen({ ...chosen, theme })}
      />
      <EmbedPreview address={address} title={title} />
      <p>{t('embed.copyLead')}</p>
      <CodeBlock label={t('embed.snippet')} text={snippet} />
      <p>
        <CopyButton
          value={snippet}
          label={t('embed.copySnippet')}
          words={{ copy: t('embed.copy'), copied: t('embed.copied'), failed: t('embed.failed') }}
        />
      </p>
    </Section>
  )
}

const queryOf = ({ lang, theme, ref }: { lang: string; theme: EmbedTheme; ref: string }) =>
  new URLSearchParams({ lang, theme, ...(ref && { ref }) }).toString()
