import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button, ButtonLink } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import { QrCode } from '@/ui/currency/QrCode'
import styles from './PairWallet.module.css'
import { usePairing } from './usePairing'
import { useWalletFailureText } from './useWalletFailureText'

type Props = { onPaired: (account: string) => void; onBack: () => void }

export function PairWallet({ onPaired, onBack }: Props) {
  const { t } = useTranslation('wallet-menu')
  const failureText = useWalletFailureText()
  const { code, failure, again } = usePairing(onPaired)
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} className={styles.pair} aria-label={t('pair.title')}>
      <h3>{t('pair.title')}</h3>
      {!failure && <p role="status">{t(code ? 'pair.scan' : 'pair.preparing')}</p>}
      {!failure && <Code text={code} />}
      {failure && <p role="alert">{failureText(failure)}</p>}
      <div className={styles.tools}>
        {failure && (
          <Button size="small" onClick={again}>
            {t('pair.again')}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onBack}>
          {t('pair.back')}
        </Button>
      </div>
    </section>
  )
}

function Code({ text }: { text: string | null }) {
  const { t } = useTranslation('wallet-menu')
  if (!text) return <div className={styles.awaited} aria-hidden="true" />
  const words = { copy: t('pair.copy'), copied: t('pair.copied'), failed: t('pair.notCopied') }
  return (
    <>
      <div className={styles.code}>
        <QrCode text={text} label={t('pair.code')} />
      </div>
      <div className={styles.tools}>
        <ButtonLink href={text} className={styles.open} size="small">
          {t('pair.open')}
        </ButtonLink>
        <CopyButton value={text} words={words} label={t('pair.copyLabel')} />
      </div>
    </>
  )
}
