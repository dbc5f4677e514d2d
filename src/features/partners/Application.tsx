import type { Partner } from '@/contract/partners'
import { ApplicationState } from './ApplicationState'
import { ReapplyForm } from './ReapplyForm'

/** Of somebody who is no partner yet, because staff decide on it. */
export function Application({ partner }: { partner: Partner }) {
  const { state, applyAgainAt, about } = partner
  return (
    <>
      <ApplicationState partner={partner} />
      {state !== 'applied' && !applyAgainAt && <ReapplyForm about={about} />}
    </>
  )
}
