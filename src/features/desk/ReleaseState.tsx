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
      <p className={styles.text}>{servedRelease(data)}</p>
      <Newest {...data} />
    </div>
  )
}

const servedRelease = ({ version, commit }: DeskRelease) =>
  commit
    ? `This site serves version ${version}, commit ${commit.slice(0, 8)}.`
    : `This site serves version ${version}.`

function Newest({ isChecked, checkedAt, newest }: DeskRelease) {
  if (!isChecked)
    return <p className={styles.text}>VERSION_CHECK_URL is empty, so no newer version is looked for.</p>
  if (checkedAt === null) return <p className={styles.text}>No newer version has been looked for yet.</p>
  return (
    <>
      <p className={styles.text} role="status">
        {foundRelease(newest)}
      </p>
      {newest?.isNewer && (
        <a href={newest.url} rel="noreferrer" target="_blank">
          What changed
        </a>
      )}
      <p className={styles.text}>
        Looked up: <DeskTime at={checkedAt} />
      </p>
    </>
  )
}

function foundRelease(newest: DeskRelease['newest']): string {
  if (newest === null) return 'The last look for a newer version failed; the log says why.'
  return newest.isNewer ? `Version ${newest.version} is out.` : 'This is the newest version.'
}
