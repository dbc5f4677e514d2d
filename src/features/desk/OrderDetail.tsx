import type { ReactNode } from 'react'
import { fetchOrder } from '@/api/desk'
import { paths } from '@/config/paths'
import type { DeskOrder } from '@/contract/deskResults'
import type { AmountDecision } from '@/domain/exchange/amountChange'
import { useQuery } from '@/query/useQuery'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectNetworkName } from '@/store/slices/exchangeSlice'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { AuditTable } from './AuditTable'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { OrderChanged } from './OrderChanged'
import { OrderMessage } from './OrderMessage'
import { OrderWork } from './OrderWork'
import { OrderAction } from './OrderAction'
import { ProposalNotice } from './ProposalNotice'

/** Each load is one view in the audit log. */
export function OrderDetail({ publicId }: { publicId: string }) {
  const { data, failure, isFetching, refetch, refresh } = useQuery(publicId, () => fetchOrder(publicId))
  useLoadCurrencies(true)
  const networkFrom = useAppSelector(selectNetworkName(data?.exchange.networkFrom))
  const networkTo = useAppSelector(selectNetworkName(data?.exchange.networkTo))
  return (
    <div className={styles.sections}>
      {failure && (
        <LoadError failure={failure} what={`Order ${publicId}: not loaded`} onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label="Loading" lines={8} />}
      {data && (
        <>
          <Section title={`Order ${publicId}`}>
            <DescriptionList rows={factsOf(data, networkFrom, networkTo)} />
          </Section>
          {data.proposal && (
            <p role="status">
              <ProposalNotice proposal={data.proposal} />
            </p>
          )}
          <OrderChanged order={data} onReload={() => void refresh()} />
          {data.exchange.actions.length > 0 && !data.proposal && (
            <OrderAction order={data} onDone={() => void refresh()} />
          )}
          <OrderWork order={data} onChanged={() => void refresh()} />
          <OrderMessage order={data} onSent={() => void refresh()} />
          <Section title="Timeline">
            <CardTable
              caption="Timeline"
              columns={[{ name: 'Status' }, { name: 'Issue' }, { name: 'When' }]}
              rows={data.timeline.map(({ status, issue, at }, index) => ({
                key: String(index),
                cells: [status, issue ?? '–', <DeskTime key="at" at={at} />],
              }))}
            />
          </Section>
          <Section title="Audit log of this order">
            <AuditTable entries={data.audit} />
          </Section>
        </>
      )}
    </div>
  )
}

/** Who may not open customers finds nothing there. */
const CustomerLink = ({ order: { email, customerId } }: { order: DeskOrder }) =>
  customerId === null ? (
    dash(email)
  ) : (
    <PageLink shallow href={{ pathname: paths.desk, query: { section: 'customers', id: customerId } }}>
      {email ?? customerId}
    </PageLink>
  )

const dash = (value: string | null) => value ?? '–'

function factsOf(
  order: DeskOrder,
  networkFrom = order.exchange.networkFrom,
  networkTo = order.exchange.networkTo,
): (readonly [string, ReactNode])[] {
  const { exchange, isCustomers, live } = order
  const { extendedInfo: info } = exchange
  return [
    ['Status', exchange.issue ? `${exchange.status} (${exchange.issue})` : exchange.status],
    ...(order.hold ? [['On hold', holdFacts(order.hold)] as const] : []),
    ['Rate', exchange.type],
    ['Expected', `${exchange.expectedAmountFrom} ${exchange.tickerFrom} (${networkFrom})`],
    ...quoteFacts(exchange),
    ['Received', dash(exchange.amountFrom)],
    [
      'To pay out',
      `${exchange.requote?.amountTo ?? exchange.expectedAmountTo} ${exchange.tickerTo} (${networkTo})`,
    ],
    ['Paid out', dash(exchange.amountTo)],
    ['Deposit address', info.addressFrom || '–'],
    ['Deposit memo', dash(info.extraIdFrom)],
    ['Recipient address', info.addressTo],
    ['Recipient memo', dash(info.extraIdTo)],
    ['Refund address', dash(info.userRefundAddress)],
    ['Deposit transaction', dash(info.txFrom)],
    ['Payout transaction', dash(info.txTo)],
    ['Refund transaction', dash(info.refundTx)],
    [isCustomers ? 'Customer' : 'Email with the order', <CustomerLink key="customer" order={order} />],
    ['Created', <DeskTime key="created" at={exchange.createdAt} />],
    ['Updated', <DeskTime key="updated" at={exchange.updatedAt} />],
    ['Provider', exchange.provider?.name ?? 'Sandbox'],
    ...(live ? liveFacts(live, exchange.provider) : []),
  ]
}

const holdFacts = ({ reason, at, decision, decidedAt }: NonNullable<DeskOrder['hold']>) => (
  <>
    <span>{reason}</span>, <DeskTime at={at} />
    {decidedAt !== null && (
      <span>
        ; {decision} <DeskTime at={decidedAt} />
      </span>
    )}
  </>
)

/** Where the provider made the order at another amount than the quoted one. */
const quoteFacts = ({ amountChange: change, tickerFrom, tickerTo }: DeskOrder['exchange']) =>
  change
    ? [
        ['Quoted', `${change.quotedFrom} ${tickerFrom} for ${change.quotedTo} ${tickerTo}`] as const,
        ['Made at', `${change.amountFrom} ${tickerFrom} for ${change.amountTo} ${tickerTo}`] as const,
        ['Decision of its owner', DECISIONS[change.decision]] as const,
        ['To be decided until', <DeskTime key="decide" at={change.decideBy} />] as const,
      ]
    : []

const DECISIONS: Record<AmountDecision, string> = {
  open: 'not yet decided',
  accepted: 'accepted',
  declined: 'declined',
  undecided: 'not decided in time',
  better: 'not asked: the amount was better',
}

const liveFacts = (
  live: NonNullable<DeskOrder['live']>,
  provider: DeskOrder['exchange']['provider'],
): (readonly [string, ReactNode])[] => [
  ['Creation at the provider', live.creation],
  ['Order at the provider', dash(live.orderId)],
  ['Sent to the provider', provider?.pendingAction ?? '–'],
  ['Last read', <DeskTime key="read" at={live.readAt} />],
  ['Failed reads since', String(live.failedReads)],
  ['Next read', <DeskTime key="next" at={live.nextReadAt} />],
]
