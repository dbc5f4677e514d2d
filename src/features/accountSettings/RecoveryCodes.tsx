import { renewRecoveryCodes } from '@/api/security'
import { downloadText } from '@/browser/page/downloadText'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { confirmed } from '@/store/confirmed'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import type { FactorChange } from './FactorChange'
import { Failed } from './Failed'
import styles from './Settings.module.css'

type Props = {
  left: number
  shown: string[] | null
  onChanged: (change: FactorChange) => void
  onHidden: () => void
}

export function RecoveryCodes({ left, shown, onChanged, onHidden }: Props) {
  const { t } = useTranslation('account-settings')
  const { state, mutate } = useMutation(async () => {
    onChanged({ kind: 'renewed', codes: await confirmed(renewRecoveryCodes) })
  })
  return (
    <section aria-labelledby="recovery-codes" className={styles.note} data-uncovered="">
      <h3 id="recovery-codes">{t('security.recovery.title')}</h3>
      {shown ? (
        <ShownCodes codes={shown} onHidden={onHidden} />
      ) : (
        <>
          <p>{t('security.recovery.left', { count: left })}</p>
          {state.kind === 'failed' && <Failed failure={state.failure} />}
          <Button look="outline" busy={state.kind === 'pending'} onClick={() => void mutate()}>
            {t('security.recovery.renew')}
          </Button>
        </>
      )}
    </section>
  )
}

function ShownCodes({ codes, onHidden }: { codes: string[]; onHidden: () => void }) {
  const { t } = useTranslation('account-settings')
  const { brand } = useAppSelector(selectSite)
  return (
    <>
      <p>{t('security.recovery.lead')}</p>
      <div className={styles.paper}>
        <p className={styles.paperHead}>{`${brand.name}: ${t('security.recovery.title')}`}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.row}>
        <CopyButton
          value={codes.join('\n')}
          label={t('security.recovery.copyLabel')}
          words={{
            copy: t('security.copy'),
            copied: t('security.copied'),
            failed: t('security.copyFailed'),
          }}
        />
        <Button
          size="small"
          look="outline"
          onClick={() => downloadText('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
        >
          {t('security.recovery.download')}
        </Button>
        <Button size="small" look="outline" onClick={() => window.print()}>
          {t('security.recovery.print')}
        </Button>
        <Button size="small" onClick={onHidden}>
          {t('security.recovery.done')}
        </Button>
      </div>
    </>
  )
}
