import type { CustomerSignIn } from '@/contract/account'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { useMoment } from '@/ui/hooks/useMoment'
import styles from './Settings.module.css'

type Props = { device: CustomerSignIn; name: string; isBusy: boolean; onEnd: () => void }

export function DeviceRow({ device, name, isBusy, onEnd }: Props) {
  const { t } = useTranslation('account-settings')
  const moment = useMoment(useLanguage().intl)
  return (
    <li>
      <div>
        <b>{name}</b>
        <small suppressHydrationWarning>{t('devices.since', { at: moment(device.createdAt) })}</small>
        <small suppressHydrationWarning>{t('devices.seen', { at: moment(device.refreshedAt) })}</small>
      </div>
      {device.isCurrent ? (
        <span className={styles.current}>{t('devices.current')}</span>
      ) : (
        <Button
          look="outline"
          size="small"
          busy={isBusy}
          aria-label={t('devices.endLabel', { device: name })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
