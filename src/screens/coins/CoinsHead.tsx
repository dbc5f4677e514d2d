import Link from 'next/link'
import { PageHead } from '../PageHead'
import styles from './CoinsScreen.module.css'

type Props = { title: string; lead: string; links: { href: string; label: string }[] }

export const CoinsHead = ({ title, lead, links }: Props) => (
  <PageHead title={title} lead={lead}>
    <p className={styles.links}>
      {links.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false}>
          {label}
        </Link>
      ))}
    </p>
  </PageHead>
)
