import { useState } from 'react'
import { addWidget, changeWidget } from '@/api/widgets'
import { LOCALES } from '@/config/locales'
import type { PartnerWidget } from '@/contract/partnerWidgets'
import { EMBED_THEMES, type EmbedTheme } from '@/domain/site/embed'
import { typedText } from '@/domain/text/typedText'
import { LANGUAGES } from '@/i18n/languages'
import { useAllCurrencies } from '@/store/currency/useAllCurrencies'
import { CoinSelect } from '@/ui/currency/CoinSelect'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { Segmented } from '@/ui/form/Segmented'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import styles from './Partners.module.css'
import { WIDGETS } from './useWidgets'
import { keysIn, widgetProblems } from './widgetProblems'

/** `onDone`: with what was saved, or nothing. */
type Props = { widget: PartnerWidget | null; onDone: (saved?: PartnerWidget) => void }

export function WidgetForm({ widget, onDone }: Props) {
  const { t } = useTranslation(['partner-widgets', 'credentials'])
  const [theme, setTheme] = useState<EmbedTheme>(widget?.theme ?? 'auto')
  const [pair, setPair] = useState({ from: widget?.fromAsset ?? '', to: widget?.toAsset ?? '' })
  const { form, state, problems } = useForm({
    read: (typed) => {
      const one = (name: string) => typedText(typed, name).trim()
      return {
        ...{ name: one('name'), origins: one('origins').split(/\s+/).filter(Boolean), theme },
        ...{ accent: one('accent'), language: one('language'), fromAsset: pair.from, toAsset: pair.to },
        publicKeys: keysIn(one('publicKeys')),
      }
    },
    check: widgetProblems,
    send: async (body) => {
      const saved = await (widget ? changeWidget(widget.id, body) : addWidget(body))
      invalidate(WIDGETS)
      onDone(saved)
    },
  })
  const title = widget ? t('form.changeLong', { name: widget.name }) : t('form.new')
  const problem: FieldProps['problem'] = (field) => problems[field] && t(`problems.${field}`)
  return (
    <div className={styles.form}>
      <h3>{title}</h3>
      <ScriptedForm {...form} aria-label={title} without={t('credentials:noScripts')}>
        <Fields {...{ widget, theme, setTheme, pair, setPair, problem }} />
        <CredentialsEnd state={state} label={t(widget ? 'form.save' : 'form.create')} />
      </ScriptedForm>
      <div>
        <Button look="quiet" size="small" onClick={() => onDone()}>
          {t('form.cancel')}
        </Button>
      </div>
    </div>
  )
}

type Pair = { from: string; to: string }
type FieldProps = {
  widget: PartnerWidget | null
  theme: EmbedTheme
  setTheme: (theme: EmbedTheme) => void
  pair: Pair
  setPair: (pair: Pair) => void
  problem: (field: keyof ReturnType<typeof widgetProblems>) => string | undefined
}

function Fields({ widget, theme, setTheme, pair, setPair, problem }: FieldProps) {
  const { t } = useTranslation('partner-widgets')
  return (
    <>
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        name="name"
        defaultValue={widget?.name}
        error={problem('name')}
      />
      <TextArea
        label={t('form.origins')}
        hint={t('form.originsHint')}
        name="origins"
        rows={3}
        spellCheck={false}
        defaultValue={widget?.origins.join('\n')}
        error={problem('origins')}
      />
      <Segmented
        name="theme"
        legend={t('form.theme')}
        options={EMBED_THEMES.map((one) => ({ value: one, label: t(`themes.${one}`) }))}
        value={theme}
        onChoose={setTheme}
      />
      <TextField
        label={t('form.accent')}
        hint={t('form.accentHint')}
        name="accent"
        placeholder="#1f6feb"
        defaultValue={widget?.accent ?? ''}
        error={problem('accent')}
      />
      <SelectField
        label={t('form.language')}
        name="language"
        defaultValue={widget?.language ?? ''}
        options={[
          { value: '', label: t('form.anyLanguage') },
          ...LOCALES.map((one) => ({ value: one, label: LANGUAGES[one].name })),
        ]}
      />
      <PairFields pair={pair} setPair={setPair} problem={problem('fromAsset')} />
      <KeysField {...{ widget, problem }} />
    </>
  )
}

type PairProps = { pair: Pair; setPair: (pair: Pair) => void; problem: string | undefined }

function PairFields({ pair, setPair, problem }: PairProps) {
  const { t } = useTranslation(['exchange', 'partners'])
  const currencies = useAllCurrencies()
  const any = t('partners:builder.any')
  return (
    <>
      <CoinSelect
        currencies={currencies}
        none={any}
        label={t('form.send')}
        value={pair.from}
        onChoose={(from) => setPair({ ...pair, from })}
      />
      <CoinSelect
        currencies={currencies}
        none={any}
        label={t('form.get')}
        value={pair.to}
        onChoose={(to) => setPair({ ...pair, to })}
      />
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

function KeysField({ widget, problem }: Pick<FieldProps, 'widget' | 'problem'>) {
  const { t } = useTranslation('partner-widgets')
  return (
    <TextArea
      label={t('form.keys')}
      hint={t('form.keysHint')}
      name="publicKeys"
      rows={4}
      spellCheck={false}
      defaultValue={widget?.publicKeys.join('\n')}
      error={problem('publicKeys')}
    />
  )
}
