import { useState } from 'react'
import { fetchContestWinners } from '@/api/desk'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'

/** Shown on request only: each view stands in the audit log. */
export function ContestWinners() {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <Winners />
  ) : (
    <p>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Show winners with email addresses
      </Button>
    </p>
  )
}

function Winners() {
  const { data, failure, isFetching, refetch } = useQuery('contest winners', () => fetchContestWinners())
  if (failure)
    return <LoadError failure={failure} what="Winners: not loaded" onAgain={() => void refetch()} />
  if (!data) return isFetching ? <Skeleton label="Loading" lines={3} /> : null
  if (data.length === 0) return <p role="status">Nobody has won a prize.</p>
  return (
    <>
      <h3>Winners</h3>
      <CardTable
        caption="Winners"
        columns={[{ name: 'Place' }, { name: 'Name' }, { name: 'Prize' }, { name: 'Email' }]}
        rows={data.map(({ place, name, prize, email }) => ({
          key: String(place),
          cells: [String(place), name, prize, email ?? 'No confirmed address'],
        }))}
      />
    </>
  )
}
