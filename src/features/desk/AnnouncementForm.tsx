import { useState } from 'react'
import type { NewAnnouncement } from '@/api/deskAnnouncements'
import { LOCALES } from '@/config/locales'
import {
  ANNOUNCED_PAGE,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_TEXT,
  type AnnouncementKind,
} from '@/domain/site/announcement'
import { typedText } from '@/domain/text/typedText'
import { LANGUAGES } from '@/i18n/languages'
import { useForm } from '@/query/useForm'
import { Checkbox } from '@/ui/form/Checkbox'
import { FormEnd } from '@/ui/form/FormEnd'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'

const KINDS: Record<AnnouncementKind, string> = {
  notice: 'Notice',
  incident: 'Incident: something does not work as it should',
  maintenance: 'Maintenance',
}
const { min, max } = ANNOUNCEMENT_TEXT

/** Leads to a preview; nothing is sent before. */
export function AnnouncementForm({ onPreview }: { onPreview: (made: NewAnnouncement) => void }) {
  const [isDismissible, setDismissible] = useState(true)
  const [stopsOrders, setStopsOrders] = useState(false)
  const { form, state, problems } = useForm({
    read: (typed) => readForm(typed, { isDismissible, stopsOrders }),
    check: problemsOf,
    send: (made) => {
      onPreview(made)
      return Promise.resolve()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Announce">
      <SelectField
        label="Kind"
        name="kind"
        options={ANNOUNCEMENT_KINDS.map((kind) => ({ value: kind, label: KINDS[kind] }))}
        error={problems.kind}
      />
      <TextArea label="Text in English" name="text-en" rows={3} maxLength={max} error={problems['text-en']} />
      <Translations problems={problems} />
      <Times problems={problems} />
      <TextField
        label="Pages"
        name="pages"
        hint="Paths such as /coins/btc, separated by spaces. Empty: everywhere."
        error={problems.pages}
      />
      <Checkbox checked={isDismissible} onChange={setDismissible}>
        Visitors can close it
      </Checkbox>
      <Checkbox checked={stopsOrders} onChange={setStopsOrders}>
        Nobody can create an exchange meanwhile (maintenance only)
      </Checkbox>
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

type Problems = { problems: Record<string, string | undefined> }

const Translations = ({ problems }: Problems) => (
  <details>
    <summary>Other languages</summary>
    <div className={styles.form}>
      {LOCALES.filter((locale) => locale !== 'en').map((locale) => (
        <TextArea
          key={locale}
          label={LANGUAGES[locale].name}
          name={`text-${locale}`}
          lang={LANGUAGES[locale].tag}
          rows={3}
          maxLength={max}
          error={problems[`text-${locale}`]}
        />
      ))}
    </div>
  </details>
)

const Times = ({ problems }: Problems) => (
  <>
    <TextField label="From, in UTC" name="from" type="datetime-local" hint="Empty: from now on." />
    <TextField
      label="Until, in UTC"
      name="until"
      type="datetime-local"
      hint="Empty: until somebody ends it."
      error={problems.until}
    />
  </>
)

function readForm(typed: FormData, flags: Pick<NewAnnouncement, 'isDismissible' | 'stopsOrders'>) {
  const instantOf = (name: string) => {
    const at = typedText(typed, name)
    return at === '' ? null : new Date(`${at}Z`).toISOString()
  }
  const texts = LOCALES.flatMap((locale) => {
    const text = typedText(typed, `text-${locale}`).trim()
    return text === '' ? [] : [[locale, text] as const]
  })
  return {
    kind: ANNOUNCEMENT_KINDS.find((kind) => kind === typedText(typed, 'kind')) ?? 'notice',
    texts: { en: '', ...Object.fromEntries(texts) },
    from: instantOf('from'),
    until: instantOf('until'),
    pages: typedText(typed, 'pages').split(/\s+/).filter(Boolean),
    ...flags,
  }
}

function problemsOf({ kind, texts, from, until, pages, stopsOrders }: NewAnnouncement) {
  const short = Object.entries(texts).filter(([, text]) => text.length < min)
  const earliest = Math.max(Date.now(), from === null ? 0 : Date.parse(from))
  const isWrong = pages.some((page) => !ANNOUNCED_PAGE.test(page))
  return {
    ...Object.fromEntries(short.map(([locale]) => [`text-${locale}`, `At least ${min} characters.`])),
    until: until !== null && Date.parse(until) <= earliest ? 'Must be later than its beginning.' : undefined,
    pages: isWrong ? 'Must be paths of the site such as /coins/btc.' : undefined,
    kind: stopsOrders && kind !== 'maintenance' ? 'Only a maintenance stops orders.' : undefined,
  }
}
