import type { ReactNode } from 'react'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { NoScripts } from '@/ui/feedback/NoScripts'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { DepositPanel } from '../deposit/DepositPanel'
import { RampActions } from './RampActions'
import { RampContinue } from './RampContinue'
import { isOfRamp, withOpened } from './rampFacts'
import { RampLegs } from './RampLegs'
import { RampSign } from './RampSign'
import type { SignTool } from './SignTool'
import { useRampOpening } from './useRampOpening'

type Props = {
  exchange: Exchange
  from: Currency
  to: Currency
  payment?:
    | ((exchange: Exchange, from: Currency, onDone: (exchange: Exchange) => void) => ReactNode)
    | undefined
  signTool?: SignTool | undefined
  onDone: (exchange: Exchange) => void
}

/** What the owner of a ramp’s order does next, and how far both payments are. */
export function RampStep({ exchange, from, to, payment, signTool, onDone }: Props) {
  const opening = useRampOpening(exchange)
  if (!isOfRamp(exchange)) return null
  // What follows would move once its owner has read it.
  if (opening === 'unread') return <Unread />
  return (
    <>
      {opening !== null && <Opened {...{ exchange, from, payment, signTool, onDone }} />}
      <RampActions exchange={exchange} onDone={onDone} />
      <RampLegs {...{ exchange, from, to }} />
    </>
  )
}

function Opened({ exchange, from, payment, signTool, onDone }: Omit<Props, 'to'>) {
  const opened = exchange.ramp?.opened
  const shown = withOpened(exchange)
  switch (opened?.kind) {
    case 'redirect':
      return <RampContinue exchange={exchange} opened={opened} />
    case 'sign':
      return <RampSign {...{ exchange, opened, signTool, onDone }} />
    case 'transfer':
    case 'deposit':
      return <DepositPanel exchange={shown} from={from} payment={payment?.(shown, from, onDone)} />
    default:
      return null
  }
}

/** Its owner reads it at once; without scripts it stands at another address. */
function Unread() {
  const { t } = useTranslation('exchange-status')
  return (
    <>
      <NoScripts>{t('ramp.open.scriptless')}</NoScripts>
      <div data-scripted="">
        <Skeleton label={t('ramp.open.loading')} lines={6} />
      </div>
    </>
  )
}
