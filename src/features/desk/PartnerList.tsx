import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { searchPartners } from '@/api/deskPartners'
import { paths } from '@/config/paths'
import type { FoundPartner } from '@/contract/deskPartners'
import { typedText } from '@/domain/text/typedText'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { PartnerPatterns } from './PartnerPatterns'
import { StateFilter } from './StateFilter'

const STATES = ['applied', 'active', 'suspended', 'refused'] as const
type Shown = (typeof STATES)[number]
const NAMES: Record<Shown, string> = {
  applied: 'Applications',
  active: 'Active',
  suspended: 'Suspended',
  refused: 'Refused',
}

export function PartnerList() {
  const [state, setState] = useState<Shown>('applied')
  const [q, setQ] = useState('')
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(typedText(new FormData(event.currentTarget), 'q').trim())
  }
  return (
    <div className={styles.part}>
      <form className={styles.search} role="search" aria-label="Partners" onSubmit={submit}>
        <TextField label="Search by a whole partner ID, code or email address" name="q" />
        <Button type="submit">Search</Button>
      </form>
      {q === '' && (
        <StateFilter legend="State" states={STATES} names={NAMES} value={state} onChoose={setState} />
      )}
      <DeskTable
        name={`partners ${q || state}`}
        caption="Partners"
        columns={['Partner', 'State', 'Codes', 'Rate', 'About', 'Since']}
        empty={q === '' ? EMPTY[state] : 'No partner matches.'}
        fetchPage={(offset) => searchPartners(q, q === '' ? state : undefined, offset)}
        rowOf={rowOf}
      />
      <Section
        title="Suspicious patterns"
        lead="Of the last 90 days, from what is stored anyway. A pattern is a reason to look, not a verdict."
      >
        <PartnerPatterns />
      </Section>
    </div>
  )
}

const EMPTY: Record<Shown, string> = {
  applied: 'No application waits.',
  active: 'There are no active partners.',
  suspended: 'No partner is suspended.',
  refused: 'No application was refused.',
}

const rowOf = ({ id, email, state, codes, ratePercent, about, createdAt }: FoundPartner) => ({
  key: id,
  cells: [
    <PageLink key="partner" shallow href={{ pathname: paths.desk, query: { section: 'partners', id } }}>
      {email ?? id}
    </PageLink>,
    state,
    <span key="codes" className={styles.code}>
      {codes.join(', ')}
    </span>,
    `${ratePercent} %`,
    <span key="about" className={styles.text}>
      {about || '–'}
    </span>,
    <DeskTime key="since" at={createdAt} />,
  ] as [ReactNode, ...ReactNode[]],
})
