import { useState, type ReactNode } from 'react'
import { fetchDeskReviews, moderateReview } from '@/api/desk'
import type { DeskReview } from '@/contract/deskResults'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { StateFilter } from './StateFilter'

const STATES = ['pending', 'approved', 'rejected'] as const

export function ReviewQueue() {
  const [state, setState] = useState<(typeof STATES)[number]>('pending')
  return (
    <div className={styles.part}>
      <StateFilter legend="State" states={STATES} value={state} onChoose={setState} />
      <DeskTable
        name={`reviews ${state}`}
        caption="Reviews"
        columns={['Written', 'Rating', 'Name', 'Text', 'Order', 'Decision']}
        empty="No review is in this state."
        fetchPage={(offset) => fetchDeskReviews(state, offset)}
        rowOf={(review) => ({
          key: review.id,
          cells: cellsOf(review, <Decision key="decision" id={review.id} state={state} />),
        })}
      />
    </div>
  )
}

const cellsOf = (review: DeskReview, decision: ReactNode): [ReactNode, ...ReactNode[]] => [
  <DeskTime key="written" at={review.createdAt} />,
  `${review.rating}/5`,
  review.name ?? '–',
  <span key="text" className={styles.text} lang={review.language}>
    {review.text}
  </span>,
  review.exchangeId,
  decision,
]

type Props = { id: string; state: (typeof STATES)[number] }

function Decision({ id, state }: Props) {
  const moderation = useMutation(async (status: 'approved' | 'rejected') => {
    await confirmed(() => moderateReview(id, status))
    invalidate('reviews')
  })
  const buttonTo = (status: 'approved' | 'rejected', label: string) =>
    state !== status && (
      <Button
        look="outline"
        size="small"
        aria-label={`${label} review ${id}`}
        busy={moderation.state.kind === 'pending'}
        onClick={() => void moderation.mutate(status)}
      >
        {label}
      </Button>
    )
  return (
    <>
      <span className={styles.actions}>
        {buttonTo('approved', 'Approve')}
        {buttonTo('rejected', 'Hide')}
      </span>
      {moderation.state.kind === 'failed' && (
        <SubmitError
          failure={moderation.state.failure}
          fields="Not done."
          uncertain="Reload, then try again."
        />
      )}
    </>
  )
}
