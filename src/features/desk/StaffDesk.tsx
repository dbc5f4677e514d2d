import { useState } from 'react'
import { fetchStaff } from '@/api/deskStaff'
import type { DeskStaffGroup } from '@/contract/deskStaff'
import { invalidate, useQuery } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import styles from './Desk.module.css'
import { StaffGroupForm } from './StaffGroupForm'
import { StaffGroupTable } from './StaffGroupTable'
import { StaffMemberForm } from './StaffMemberForm'
import { StaffMemberTable } from './StaffMemberTable'
import { StaffRemoval } from './StaffRemoval'
import type { StaffWork } from './StaffWork'

const STAFF = 'staff'

/** Those of DESK_STAFF are only shown: the setting is changed where the site is started. */
export function StaffDesk({ email }: { email: string }) {
  const { data, failure, isFetching, refetch } = useQuery(STAFF, () => fetchStaff())
  const [work, setWork] = useState<StaffWork | null>(null)
  const done = () => {
    setWork(null)
    invalidate(STAFF)
  }
  return (
    <div className={styles.part}>
      {failure && <LoadError failure={failure} what="Staff: not loaded" onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label="Loading" lines={8} />}
      {data && (
        <>
          <div>
            <Button onClick={() => setWork({ kind: 'invite' })}>Invite somebody</Button>
          </div>
          <StaffMemberTable
            staff={data}
            email={email}
            busy={isFetching}
            onWork={setWork}
            onSent={() => invalidate(STAFF)}
          />
          <h3>Groups</h3>
          <p>A group is a named set of roles. A change takes effect at each member’s next call.</p>
          <StaffGroupTable groups={data.groups} busy={isFetching} onWork={setWork} />
          <div>
            <Button look="outline" onClick={() => setWork({ kind: 'group', group: null })}>
              Add a group
            </Button>
          </div>
        </>
      )}
      {work && data && (
        <Dialog title={titleOf(work)} closeLabel="Close" onClose={() => setWork(null)}>
          <Form work={work} groups={data.groups} onDone={done} />
        </Dialog>
      )}
    </div>
  )
}

type FormProps = { work: StaffWork; groups: DeskStaffGroup[]; onDone: () => void }

function Form({ work, groups, onDone }: FormProps) {
  if (work.kind === 'group') return <StaffGroupForm group={work.group} onDone={onDone} />
  if (work.kind === 'removeGroup') return <StaffRemoval group={work.group} onDone={onDone} />
  if (work.kind === 'remove') return <StaffRemoval member={work.member} onDone={onDone} />
  const member = work.kind === 'change' ? work.member : null
  return <StaffMemberForm member={member} groups={groups} onDone={onDone} />
}

function titleOf(work: StaffWork): string {
  if (work.kind === 'invite') return 'Invite somebody'
  if (work.kind === 'group') return work.group ? `Change the group ${work.group.name}` : 'Add a group'
  if (work.kind === 'removeGroup') return `Remove the group ${work.group.name}`
  return `${work.kind === 'change' ? 'Change' : 'Remove'} ${work.member.email}`
}
