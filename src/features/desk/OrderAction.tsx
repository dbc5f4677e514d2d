import { actOnOrder } from '@/api/desk'
import type { DeskOrder } from '@/contract/deskResults'
import type { ExchangeActionName } from '@/domain/exchange/exchange'
import { typedText } from '@/domain/text/typedText'
import { Section } from '@/ui/layout/Section'
import { DecisionForm } from './DecisionForm'
import { RefundPlace } from './RefundPlace'

const LABELS: Record<ExchangeActionName, string> = {
  refund: 'Refund the deposit',
  continue: 'Continue at the market rate',
}

/** Staff name a refund address only where the order has none. */
export function OrderAction({ order: { exchange }, onDone }: { order: DeskOrder; onDone: () => void }) {
  const { publicId, actions, extendedInfo } = exchange
  const isAddressNeeded = extendedInfo.userRefundAddress === null && actions.includes('refund')
  return (
    <Section title="Act for the owner" lead={`It waits because of: ${exchange.issue ?? 'no stated issue'}.`}>
      <DecisionForm
        label="Carry out"
        choices={actions.map((action) => ({ value: action, label: LABELS[action] }))}
        send={async (action, reason, typed) => {
          const [address, extraId] = [typedText(typed, 'address').trim(), typedText(typed, 'extraId').trim()]
          return actOnOrder(publicId, { action, reason, address, extraId })
        }}
        onDone={onDone}
      >
        {isAddressNeeded && <RefundPlace exchange={exchange} />}
      </DecisionForm>
    </Section>
  )
}
