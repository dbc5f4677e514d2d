import type { Vendors } from '@/domain/vendor/vendors'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import styles from './PushPanel.module.css'
import { usePush, type PushState } from './usePush'

type Props = { publicId: string; firebase: NonNullable<Vendors['firebase']> }

const ON: readonly PushState[] = ['on', 'stopping', 'offFailed']
const BUSY: readonly PushState[] = ['asking', 'stopping']

export function PushPanel({ publicId, firebase }: Props) {
  const { t } = useTranslation('exchange-status')
  const { state, press } = usePush(publicId, firebase)
  return (
    <div className={styles.push}>
      <Button look="outline" size="small" busy={BUSY.includes(state)} onClick={press}>
        {ON.includes(state) ? t('push.stop') : t('push.offer')}
      </Button>
      <p role="status" className={styles.told}>
        {state !== 'offered' && state !== 'stopping' && t(`push.${state}`)}
      </p>
    </div>
  )
}
