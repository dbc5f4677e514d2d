import { useState } from 'react'
import { fetchDeskKeys } from '@/api/deskKeys'
import type { NewDeskKey } from '@/contract/deskKeys'
import { invalidate, useQuery } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { Dialog } from '@/ui/feedback/Dialog'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import styles from './Desk.module.css'
import { DeskKeyForm } from './DeskKeyForm'
import { DeskKeyTable } from './DeskKeyTable'
import { KeyRevocation } from './KeyRevocation'
import type { KeyWork } from './KeyWork'

const KEYS = 'desk keys'

export function DeskKeys() {
  const { data, failure, isFetching, refetch } = useQuery(KEYS, () => fetchDeskKeys())
  const [work, setWork] = useState<KeyWork | null>(null)
  const [added, setAdded] = useState<NewDeskKey | null>(null)
  const done = (made: NewDeskKey | null) => {
    setWork(null)
    setAdded(made)
    invalidate(KEYS)
  }
  return (
    <div className={styles.part}>
      <p>
        For your own tools: they send a key as <code>Authorization: Bearer</code>. A key does what its scopes
        say, and nothing that needs a person: no refunds, payouts, staff or settings. docs/desk-api.md lists
        the calls.
      </p>
      {failure && <LoadError failure={failure} what="API keys: not loaded" onAgain={() => void refetch()} />}
      {added && <AddedKey made={added} />}
      {!data && isFetching && <Skeleton label="Loading" lines={6} />}
      {data && (
        <>
          <div>
            <Button onClick={() => setWork({ kind: 'add' })}>Add a key</Button>
          </div>
          <DeskKeyTable keys={data} busy={isFetching} onWork={setWork} />
        </>
      )}
      {work && (
        <Dialog title={titleOf(work)} closeLabel="Close" onClose={() => setWork(null)}>
          {work.kind === 'revoke' ? (
            <KeyRevocation id={work.key.id} onDone={() => done(null)} />
          ) : (
            <DeskKeyForm earlier={work.kind === 'rotate' ? work.key : null} onMade={done} />
          )}
        </Dialog>
      )}
    </div>
  )
}

const titleOf = (work: KeyWork) =>
  work.kind === 'add' ? 'Add a key' : `${work.kind === 'rotate' ? 'Rotate' : 'Revoke'} ${work.key.name}`

const AddedKey = ({ made: { name, secret } }: { made: NewDeskKey }) => (
  <Callout tone="good" title={`The key ${name}`} role="status">
    <p>It is shown this once. Store it where your tool reads its secrets.</p>
    <output className={styles.code} aria-label={`The key ${name}`}>
      {secret}
    </output>
    <div>
      <CopyButton
        value={secret}
        label="Copy the key"
        words={{ copy: 'Copy', copied: 'Copied', failed: 'Copy it by hand' }}
      />
    </div>
  </Callout>
)
