import { useState, type ReactNode } from 'react'
import { fetchAmbassadors } from '@/api/deskAmbassadors'
import { paths } from '@/config/paths'
import type { FoundAmbassador } from '@/contract/deskAmbassadors'
import { AMBASSADOR_STATES, type AmbassadorState } from '@/domain/partner/ambassador'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { StateFilter } from './StateFilter'

const NAMES: Record<AmbassadorState, string> = {
  applied: 'Applications',
  accepted: 'Ambassadors',
  declined: 'Declined',
  ended: 'Ended',
}

export function AmbassadorList() {
  const [state, setState] = useState<AmbassadorState>('applied')
  return (
    <div className={styles.part}>
      <StateFilter
        legend="State"
        states={AMBASSADOR_STATES}
        names={NAMES}
        value={state}
        onChoose={setState}
      />
      <DeskTable
        name={`ambassadors ${state}`}
        caption={NAMES[state]}
        columns={['Person', 'Languages', 'Active', 'Applied']}
        empty={state === 'applied' ? 'No application waits.' : 'There are none.'}
        fetchPage={(offset) => fetchAmbassadors(state, offset)}
        rowOf={rowOf}
      />
    </div>
  )
}

const rowOf = ({ id, email, languages, work, appliedAt }: FoundAmbassador) => ({
  key: id,
  cells: [
    <PageLink key="person" shallow href={{ pathname: paths.desk, query: { section: 'ambassadors', id } }}>
      {email}
    </PageLink>,
    <span key="languages" className={styles.text}>
      {languages}
    </span>,
    <span key="work" className={styles.text}>
      {work}
    </span>,
    <DeskTime key="at" at={appliedAt} />,
  ] as [ReactNode, ...ReactNode[]],
})
