import { useState, type ReactNode } from 'react'
import { fetchCustomer, noteCustomer } from '@/api/deskCustomers'
import { paths } from '@/config/paths'
import type { DeskCustomer } from '@/contract/deskCustomers'
import { useQuery } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { CustomerActions } from './CustomerActions'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { NoteForm } from './NoteForm'
import { NoteList } from './NoteList'
import { OrderLink } from './OrderLink'
import { pairOf } from './pairOf'
import { ProposalNotice } from './ProposalNotice'

/** Each load is one view in the audit log. */
export function CustomerDetail({ id }: { id: string }) {
  const { data, failure, isFetching, refetch, refresh } = useQuery(`customer ${id}`, () => fetchCustomer(id))
  const [count, setCount] = useState(0)
  const changed = () => {
    setCount((before) => before + 1)
    void refresh()
  }
  return (
    <div className={styles.sections}>
      {failure && (
        <LoadError failure={failure} what={`Customer ${id}: not loaded`} onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label="Loading" lines={8} />}
      {data && (
        <>
          <Section title={`Customer ${data.email}`}>
            {data.frozenAt !== null && (
              <Callout tone="bad" title="This account is frozen">
                <p>
                  Since <DeskTime at={data.frozenAt} />. Nobody signs in, orders or withdraws with it.
                </p>
              </Callout>
            )}
            <DescriptionList rows={factsOf(data)} />
          </Section>
          {data.proposals.map((proposal) => (
            <p key={proposal.id} role="status">
              {proposal.kind === 'erasure' ? 'Erasure' : 'Reset of the second factor'}:{' '}
              <ProposalNotice proposal={proposal} />
            </p>
          ))}
          <CustomerActions key={`actions ${count}`} customer={data} onChanged={changed} />
          <Section title="Notes">
            <NoteForm key={`note ${count}`} send={(message) => noteCustomer(id, message)} onSent={changed} />
            <NoteList notes={data.notes} empty="Nobody has noted anything." />
          </Section>
          <Orders customer={data} />
          <Payouts customer={data} />
        </>
      )}
    </div>
  )
}

function factsOf(customer: DeskCustomer): (readonly [string, ReactNode])[] {
  const { factors, partner, factorReset } = customer
  return [
    ['ID', customer.id],
    ['Created', <DeskTime key="created" at={customer.createdAt} />],
    ['Address confirmed', <DeskTime key="confirmed" at={customer.confirmedAt} />],
    ['Language', customer.language],
    ['Loyalty level', customer.level],
    ['Cashback balance', `${customer.balanceBtc} BTC`],
    ['Signed-in devices', String(customer.signIns)],
    ['Second factor', factorsText(factors)],
    ...(factorReset
      ? [
          [
            'Second factor is removed',
            <span key="reset">
              <DeskTime at={factorReset.dueAt} />, confirmed by {factorReset.staff}
            </span>,
          ] as const,
        ]
      : []),
    [
      'Partner',
      partner ? (
        <PageLink
          key="partner"
          shallow
          href={{ pathname: paths.desk, query: { section: 'partners', id: partner.id } }}
        >
          {partner.state}
        </PageLink>
      ) : (
        'no'
      ),
    ],
    ['Member of staff', customer.isStaff ? 'yes: change DESK_STAFF first' : 'no'],
  ]
}

function factorsText({ totp, passkeys, recoveryCodes }: DeskCustomer['factors']): string {
  const parts = [
    ...(totp ? ['authenticator app'] : []),
    ...passkeys.map(({ name }) => `passkey ${name}`),
    ...(recoveryCodes > 0 ? [`${recoveryCodes} recovery codes`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'none'
}

const Orders = ({ customer: { orders } }: { customer: DeskCustomer }) => (
  <Section title="Orders">
    {orders.length === 0 && <p>None.</p>}
    {orders.length > 0 && (
      <CardTable
        caption="Orders"
        columns={['Order', 'Status', 'Amounts', 'Created'].map((name) => ({ name }))}
        rows={orders.map((order) => ({
          key: order.publicId,
          cells: [
            <OrderLink key="order" publicId={order.publicId} />,
            order.status,
            pairOf(order),
            <DeskTime key="created" at={order.createdAt} />,
          ],
        }))}
      />
    )}
  </Section>
)

const Payouts = ({ customer: { payouts } }: { customer: DeskCustomer }) => (
  <Section title="Payouts">
    {payouts.length === 0 && <p>None.</p>}
    {payouts.length > 0 && (
      <CardTable
        caption="Payouts"
        columns={['Payout', 'State', 'BTC', 'On hold', 'Requested'].map((name) => ({ name }))}
        rows={payouts.map(({ id, state, amountBtc, holdReason, createdAt }) => ({
          key: id,
          cells: [id, state, amountBtc, holdReason ?? '–', <DeskTime key="at" at={createdAt} />],
        }))}
      />
    )}
  </Section>
)
