import { useRouter } from 'next/router'
import { goTo } from '@/browser/page/goTo'
import type { Exchange } from '@/contract/exchanges'
import type { OpenedRampView } from '@/contract/rampParts'
import { isPlainPage } from '@/domain/site/plainPages'
import { useTranslation } from '@/i18n/useTranslation'
import { Button, ButtonLink } from '@/ui/form/Button'
import { isOfRamp } from './rampFacts'
import styles from './Ramp.module.css'

type Props = { exchange: Exchange; opened: OpenedRampView }

/** Before the visitor leaves: where to, and what happens there. */
export function RampContinue({ exchange, opened }: Props) {
  const { t } = useTranslation('exchange-status')
  if (!isOfRamp(exchange)) return null
  const { ramp: who, direction, method } = exchange.ramp
  const { name: ramp, entity } = who
  const values = { ramp, method: t(`ramp.methods.${method}`) }
  return (
    <div className={styles.step}>
      <ul className={styles.there}>
        <li>{t('ramp.open.identity', { ramp })}</li>
        <li>{t(direction === 'buy' ? 'ramp.open.payment' : 'ramp.open.payout', values)}</li>
        {entity && <li>{t('ramp.open.contract', { entity })}</li>}
      </ul>
      {opened.url?.startsWith('https://') && (
        <Way url={opened.url} isOnce={opened.once} label={t('ramp.open.go', { ramp })} />
      )}
      <p className={styles.fine}>
        {opened.once && <span>{t('ramp.open.once')} </span>}
        <span>{t('ramp.open.already', { ramp })}</span>
      </p>
    </div>
  )
}

type WayProps = { url: string; isOnce: boolean; label: string }

/** In the same tab. An address that serves one visit is no link, which a program might follow before its owner does. */
function Way({ url, isOnce, label }: WayProps) {
  const isPlain = isPlainPage(useRouter().asPath)
  if (isOnce && !isPlain)
    return (
      <Button size="large" wide onClick={() => goTo(url)}>
        {label}
      </Button>
    )
  return (
    <ButtonLink href={url} size="large" wide prefetch={false} rel="noreferrer">
      {label}
    </ButtonLink>
  )
}
