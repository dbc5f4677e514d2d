import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { Section } from '@/ui/layout/Section'
import { DeviceRow } from './DeviceRow'
import { Failed } from './Failed'
import styles from './Settings.module.css'
import { useDevices } from './useDevices'

export function Devices() {
  const { t } = useTranslation('account-settings')
  const { devices, failure, again, nameOf, ending } = useDevices()
  const { state } = ending
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.kind === 'done') outcome.current?.focus()
  }, [state])
  return (
    <Section title={t('devices.title')} lead={t('devices.lead')}>
      <div ref={outcome} tabIndex={-1} role="status">
        {state.kind === 'done' && (
          <Callout
            tone="good"
            title={
              state.data === null ? t('devices.othersEnded') : t('devices.ended', { device: state.data })
            }
          />
        )}
      </div>
      {state.kind === 'failed' && <Failed failure={state.failure} />}
      {failure && <Failed failure={failure} onAgain={() => void again()} />}
      {!devices && !failure && <p className={styles.waiting}>{t('waiting')}</p>}
      <ul className={styles.devices}>
        {devices?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            name={nameOf(device)}
            isBusy={state.kind === 'pending'}
            onEnd={() => void ending.mutate(device)}
          />
        ))}
      </ul>
      {devices && devices.length > 1 && (
        <div>
          <Button look="outline" busy={state.kind === 'pending'} onClick={() => void ending.mutate('others')}>
            {t('devices.endOthers')}
          </Button>
        </div>
      )}
    </Section>
  )
}
