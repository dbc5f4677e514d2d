import { fetchRelease } from '@/api/deskRelease'
import type { DeskRelease } from '@/contract/deskRelease'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'

export function ReleaseState() {
  const { data, failure, refetch } = useQuery('release', () => fetchRelease())
  if (failure)
    return <LoadError failure={failure} what="Release: not loaded" onAgain={() => void refetch()} />
  if (!data) return <Skeleton label="Loading" lines={2} />
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        This site serves version {data.version}
        {data.commit && `, commit ${data.commit.slice(0, 8)}`}.
      </p>
      <Newest {...data} />
    </div>
  )
}

function Newest({ isChecked, checkedAt, newest }: DeskRelease) {
  if (!isChecked)
    return <p className={styles.text}>VERSION_CHECK_URL is empty: nobody looks for a newer version.</p>
  if (checkedAt === null) return <p className={styles.text}>Nobody has looked for a newer version yet.</p>
  return (
    <p className={styles.text} role="status">
      {newest === null
        ? 'The last look for a newer version failed; the log says why.'
        : newest.isNewer
          ? `Version ${newest.version} is out.`
          : 'This is the newest version.'}{' '}
      {newest?.isNewer && (
        <a href={newest.url} rel="noreferrer" target="_blank">
          What changed
        </a>
      )}{' '}
      (<DeskTime at={checkedAt} />)
    </p>
  )
}
