import type { ReactNode } from 'react'
import { decidePartner, fetchDeskPartner } from '@/api/deskPartners'
import type { DeskPartner } from '@/contract/deskPartners'
import type { PartnerDecision } from '@/domain/partner/partnerNotice'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { BrandForm } from './BrandForm'
import { brandLine } from './brandLine'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { PartnerMessageForm } from './PartnerMessageForm'
import { PartnerOrders } from './PartnerOrders'
import { RateForm } from './RateForm'
import { SuspicionList } from './SuspicionList'

const LABELS: Record<PartnerDecision, string> = {
  accept: 'Accept: orders count from now on',
  refuse: 'Refuse the application',
  suspend: 'Suspend: later orders earn nothing, and payouts stay possible',
  resume: 'Resume: orders count again',
}

/** Each load is one view in the audit log. */
export function PartnerDetail({ id }: { id: string }) {
  const { data, failure, isFetching, refetch, refresh } = useQuery(`partner ${id}`, () =>
    fetchDeskPartner(id),
  )
  return (
    <div className={styles.sections}>
      {failure && (
        <LoadError failure={failure} what={`Partner ${id}: not loaded`} onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label="Loading" lines={8} />}
      {data && <Partner partner={data} onDone={() => void refresh()} />}
    </div>
  )
}

function Partner({ partner, onDone }: { partner: DeskPartner; onDone: () => void }) {
  const { id, email, decisions, state } = partner
  return (
    <>
      <Section title={`Partner ${email ?? id}`}>
        <DescriptionList rows={factsOf(partner)} />
      </Section>
      {decisions.length > 0 && (
        <Section title="Decide">
          <DecisionForm
            // What was typed for one decision is no reason for the next.
            key={partner.state}
            label="Decide"
            choices={decisions.map((decision) => ({ value: decision, label: LABELS[decision] }))}
            reasonHint="The partner reads it, in the partner area and by email. It is recorded in the audit log."
            send={(decision, reason) => decidePartner(id, { decision, reason })}
            onDone={onDone}
          />
        </Section>
      )}
      {state !== 'closed' && (
        <>
          <Section title="Agree on a rate">
            <RateForm key={partner.notices.length} id={id} onDone={onDone} />
          </Section>
          <Section title="Page of the brand" lead={brandLine(partner)}>
            <BrandForm key={partner.notices.length} partner={partner} onDone={onDone} />
          </Section>
          <Section title="Write to the partner">
            <PartnerMessageForm key={partner.notices.length} id={id} onSent={onDone} />
          </Section>
        </>
      )}
      <Section title="Orders">
        <PartnerOrders id={id} />
      </Section>
      <Section title="Decisions and messages">
        {partner.notices.length === 0 ? (
          <p>There are none.</p>
        ) : (
          <CardTable
            caption="Decisions and messages"
            columns={['When', 'What', 'Text', 'By'].map((name) => ({ name }))}
            rows={partner.notices.map(noticeRow)}
          />
        )}
      </Section>
    </>
  )
}

const factsOf = (partner: DeskPartner): (readonly [string, ReactNode])[] => [
  ['ID', partner.id],
  ['State', partner.state],
  ['Language', partner.language ?? '–'],
  ['About', partner.about || '–'],
  ['Codes', partner.codes.join(', ')],
  ['Rate for orders now', `${partner.ratePercent} %`],
  ['Available', `${partner.balanceBtc} BTC`],
  ['Pending', `${partner.pendingBtc} BTC`],
  ['Earned in total', `${partner.earnedBtc} BTC`],
  ['Withdrawn', `${partner.withdrawnBtc} BTC`],
  ['Since', <DeskTime key="since" at={partner.createdAt} />],
  [
    'Suspicious patterns',
    partner.suspicions.length > 0 ? (
      <SuspicionList key="suspicions" suspicions={partner.suspicions} />
    ) : (
      'none'
    ),
  ],
]

type Notice = DeskPartner['notices'][number]

const noticeRow = (notice: Notice, index: number) => ({
  key: String(index),
  cells: [
    <DeskTime key="at" at={notice.createdAt} />,
    notice.kind === 'rate' ? (
      <span key="kind">
        rate: {notice.ratePercent === null ? 'of the program' : `${notice.ratePercent} %`}, from{' '}
        <DeskTime at={notice.effectiveAt} />
      </span>
    ) : (
      notice.kind
    ),
    <span key="text" className={styles.text}>
      {notice.text}
    </span>,
    notice.staff,
  ] as [ReactNode, ...ReactNode[]],
})
