import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { searchCustomers } from '@/api/deskCustomers'
import { paths } from '@/config/paths'
import type { FoundCustomer } from '@/contract/deskCustomers'
import { typedText } from '@/domain/text/typedText'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import { AddressForm } from './AddressForm'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'

export function CustomerList() {
  const [q, setQ] = useState('')
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(typedText(new FormData(event.currentTarget), 'q').trim())
  }
  return (
    <div className={styles.sections}>
      <div className={styles.part}>
        <form className={styles.search} role="search" aria-label="Customers" onSubmit={submit}>
          <TextField label="Search by a whole email address, customer ID or order ID" name="q" />
          <Button type="submit">Search</Button>
        </form>
        <DeskTable
          name={`customers ${q}`}
          caption={q ? 'Customers' : 'Frozen customers'}
          columns={['Customer', 'Email', 'Created', 'Confirmed', 'Frozen']}
          empty={q ? 'No account matches.' : 'No account is frozen.'}
          fetchPage={(offset) => searchCustomers(q, q === '', offset)}
          rowOf={rowOf}
        />
      </div>
      <Section
        title="People without an account"
        lead="What is stored under an email address: exchanges that came with it, messages, reviews, emails. Make sure first that it is the person who requests it, as by a reply from that address."
      >
        <AddressForm />
      </Section>
    </div>
  )
}

const rowOf = ({ id, email, createdAt, confirmedAt, frozenAt }: FoundCustomer) => ({
  key: id,
  cells: [
    <PageLink key="customer" shallow href={{ pathname: paths.desk, query: { section: 'customers', id } }}>
      {id}
    </PageLink>,
    email,
    <DeskTime key="created" at={createdAt} />,
    <DeskTime key="confirmed" at={confirmedAt} />,
    <DeskTime key="frozen" at={frozenAt} />,
  ] as [ReactNode, ...ReactNode[]],
})
