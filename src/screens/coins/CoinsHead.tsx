import Link from 'next/link'
import styles from './CoinsScreen.module.css'

type Props = { title: string; lead: string; links: { href: string; label: string }[] }

/** What a page of the market is about, and the pages beside it. */
export const CoinsHead = ({ title, lead, links }: Props) => (
  <div>
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    <p className={styles.links}>
      {links.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false}>
          {label}
        </Link>
      ))}
    </p>
  </div>
)
