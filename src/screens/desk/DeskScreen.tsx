import { useRouter } from 'next/router'
import { fetchDeskSession } from '@/api/desk'
import type { DeskSession } from '@/contract/deskResults'
import { SignOutButton } from '@/features/account/SignOutButton'
import { useAccountGuard } from '@/auth/useAccountGuard'
import { ConfirmIdentity } from '@/features/confirmIdentity/ConfirmIdentity'
import { useQuery } from '@/query/useQuery'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { DeskNav } from './DeskNav'
import { DeskRefusal } from './DeskRefusal'
import styles from './DeskScreen.module.css'
import { DeskSection } from './DeskSection'
import { mayOpen, SECTIONS, type SectionName } from './sections'

export function DeskScreen() {
  const { brand } = useAppSelector(selectSite)
  const isSignedIn = useAccountGuard()
  return (
    <div className={`page ${styles.desk}`}>
      <SeoHead title={`Desk | ${brand.name}`} description={`The desk of ${brand.name}`} isPrivate />
      <header className={styles.head}>
        <h1>Desk</h1>
        {isSignedIn && <SignOutButton />}
      </header>
      <ConfirmIdentity />
      {isSignedIn ? <Work /> : <p>You are being taken to the sign-in page…</p>}
    </div>
  )
}

function Work() {
  const { data, failure, refetch } = useQuery('session', () => fetchDeskSession())
  if (failure) return <DeskRefusal failure={failure} onAgain={() => void refetch()} />
  return data ? <Sections session={data} /> : <Skeleton label="Loading" lines={6} />
}

function Sections({ session }: { session: DeskSession }) {
  const { query } = useRouter()
  const open = Object.entries(SECTIONS).filter(([, { role }]) => mayOpen(session.roles, role))
  const names = open.map(([name]) => name as SectionName)
  const here = names.find((name) => name === query.section) ?? names[0]
  const id = typeof query.id === 'string' ? query.id : null
  return (
    <div className={styles.work}>
      <DeskNav names={names} here={here} />
      {here && <DeskSection key={`${here} ${id ?? ''}`} name={here} id={id} session={session} />}
    </div>
  )
}
