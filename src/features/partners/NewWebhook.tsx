import { useState } from 'react'
import { addWebhook } from '@/api/partnerIntegration'
import { POSTBACK_MACROS } from '@/domain/partner/postback'
import {
  POSTBACK_METHODS,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  type WebhookEvent,
  type WebhookKind,
} from '@/domain/partner/webhooks'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Button } from '@/ui/form/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { Segmented } from '@/ui/form/Segmented'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { lengthProblemText, tooLong } from './codeProblem'
import styles from './Partners.module.css'

/** Their key, for `invalidate`. */
export const WEBHOOKS = 'partner-webhooks'

const MACROS = POSTBACK_MACROS.map((macro) => `{${macro}}`).join(' ')

export function NewWebhook({ onAdded }: { onAdded: (secret: string) => void }) {
  const { t } = useTranslation('partners')
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <NewWebhookForm
        onAdded={(secret) => {
          onAdded(secret)
          setOpen(false)
        }}
      />
    )
  return (
    <div>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('webhooks.open')}
      </Button>
    </div>
  )
}

function useNewWebhook(kind: WebhookKind, events: WebhookEvent[], onAdded: (secret: string) => void) {
  return useForm({
    read: (typed) => ({
      ...{ kind, events },
      url: typedText(typed, 'url').trim(),
      label: typedText(typed, 'label').trim(),
      method: POSTBACK_METHODS.find((method) => method === typedText(typed, 'method')) ?? 'POST',
    }),
    check: ({ url, label }) => ({
      url: url.startsWith('https://') ? undefined : 'address',
      label: tooLong(label),
    }),
    send: async (typed) => {
      const { secret } = await confirmed(() => addWebhook(typed))
      invalidate(WEBHOOKS)
      onAdded(secret)
    },
  })
}

function NewWebhookForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const { t } = useTranslation(['partners', 'credentials'])
  const [kind, setKind] = useState<WebhookKind>('webhook')
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  const { form, state, problems } = useNewWebhook(kind, events, onAdded)
  const isPostback = kind === 'postback'
  return (
    <div className={styles.form}>
      <h3>{t('webhooks.open')}</h3>
      <ScriptedForm {...form} aria-label={t('webhooks.open')} without={t('credentials:noScripts')}>
        <Segmented
          name="kind"
          legend={t('webhooks.kind')}
          options={WEBHOOK_KINDS.map((value) => ({ value, label: t(`webhooks.kinds.${value}`) }))}
          value={kind}
          onChoose={setKind}
        />
        <TextField
          label={t('webhooks.address')}
          hint={isPostback ? t('webhooks.macros', { macros: MACROS }) : t('webhooks.addressHint')}
          name="url"
          inputMode="url"
          required
          error={problems.url && t('webhooks.addressWrong')}
        />
        {isPostback ? (
          <SelectField
            label={t('webhooks.method')}
            name="method"
            options={POSTBACK_METHODS.map((value) => ({ value, label: value }))}
          />
        ) : (
          <Events chosen={events} onChoose={setEvents} />
        )}
        <TextField
          label={t('newCode.name')}
          hint={t('keys.nameHint')}
          name="label"
          error={lengthProblemText(t, problems.label)}
        />
        <CredentialsEnd state={state} label={t('webhooks.send')} />
      </ScriptedForm>
    </div>
  )
}

type EventsProps = { chosen: WebhookEvent[]; onChoose: (events: WebhookEvent[]) => void }

function Events({ chosen, onChoose }: EventsProps) {
  const { t } = useTranslation('partners')
  return (
    <fieldset className={styles.events}>
      <legend>{t('webhooks.events')}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          checked={chosen.includes(event)}
          onChange={(isOn) =>
            onChoose(WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : chosen.includes(one))))
          }
        >
          {event}
        </Checkbox>
      ))}
    </fieldset>
  )
}
