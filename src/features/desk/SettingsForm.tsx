import { LOCALES } from '@/config/locales'
import type { DeskSettingsView } from '@/contract/deskSettings'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { LANGUAGES } from '@/i18n/languages'
import { useForm } from '@/query/useForm'
import { FormEnd } from '@/ui/form/FormEnd'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'
import { namesText, pairsText, textsOf } from './settingsText'
import { readSettings } from './readSettings'

type Props = { settings: DeskSettingsView; onPreview: (proposed: DeskSettings) => void }

/** Leads to a preview, which names what is wrong; nothing is stored before. */
export function SettingsForm({ settings, onPreview }: Props) {
  const { desk } = settings
  const { form, state } = useForm({
    read: readSettings,
    check: () => ({}),
    send: (proposed) => {
      onPreview(proposed)
      return Promise.resolve()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Settings">
      <TextArea
        label="Not these coins"
        name="deny"
        rows={3}
        defaultValue={namesText(desk.currencies?.deny)}
        hint="Added to what the file denies: usdt on all networks, usdt-trx on one, network:trx all that are on it; separated by spaces."
      />
      <TextArea
        label="Only these coins"
        name="allow"
        rows={2}
        defaultValue={namesText(desk.currencies?.allow)}
        hint="In place of the file’s list. Empty: the file’s, or all there are."
      />
      <TextArea
        label="Not these pairs"
        name="pairs"
        rows={3}
        defaultValue={pairsText(desk.pairs?.deny)}
        hint="One a line: what is sent, a space, what is received, named as above. The other direction is a line of its own."
      />
      <FeeFields settings={settings} />
      <HomeTexts settings={settings} />
      <FormEnd
        state={state}
        label="Preview"
        sending="Preview…"
        fields="Check what you entered."
        uncertain=""
      />
    </form>
  )
}

function FeeFields({ settings: { desk, isLive, providers } }: Pick<Props, 'settings'>) {
  const { spreadPercent, commissionPercent, statedCommissionPercent } = desk.fees ?? {}
  const field = (label: string, name: string, value: string | undefined, hint: string) => (
    <TextField key={name} label={label} name={name} inputMode="decimal" defaultValue={value} hint={hint} />
  )
  if (!isLive)
    return (
      <>
        {field(
          'Spread at a floating rate, percent',
          'floating',
          spreadPercent?.floating,
          'Set both, or none.',
        )}
        {field('Spread at a fixed rate, percent', 'fixed', spreadPercent?.fixed, 'Inside the shown rate.')}
      </>
    )
  return (
    <>
      {field(
        'Commission of all providers, percent',
        'commission-default',
        commissionPercent?.default,
        'With any commission here, this list takes the place of the file’s.',
      )}
      {providers.map(({ id, maxPercent }) =>
        maxPercent === null
          ? field(
              `Stated commission of your account at ${id}, percent`,
              `stated-${id}`,
              statedCommissionPercent?.[id],
              'As agreed with the provider; no order names it.',
            )
          : field(
              `Commission at ${id}, percent`,
              `commission-${id}`,
              commissionPercent?.[id],
              `At most ${maxPercent}.`,
            ),
      )}
    </>
  )
}

const HomeTexts = ({ settings: { desk } }: Pick<Props, 'settings'>) => (
  <details>
    <summary>Title and lead of the home page</summary>
    <div className={styles.form}>
      {LOCALES.flatMap((locale) =>
        (['title', 'lead'] as const).map((name) => (
          <TextArea
            key={`${name}-${locale}`}
            label={`${name === 'title' ? 'Title' : 'Lead'}, ${LANGUAGES[locale].name}`}
            name={`${name}-${locale}`}
            lang={LANGUAGES[locale].tag}
            rows={name === 'title' ? 1 : 3}
            maxLength={400}
            defaultValue={textsOf(desk.home?.[name])[locale]}
          />
        )),
      )}
    </div>
  </details>
)
