import { explorerUrl } from '@/domain/explorer'
import styles from './ExplorerLink.module.css'
import { Icon } from './Icon'

type Props = {
  hash: string
  /** Of the explorer's pages; empty where there is none. */
  pattern: string
  /** Says that it opens elsewhere, for a screen reader. */
  opens: string
}

/** A transaction, linked to the explorer of its chain where there is one. */
export function ExplorerLink({ hash, pattern, opens }: Props) {
  const url = explorerUrl(pattern, hash)
  if (!url)
    return (
      <span className={styles.hash} translate="no">
        {hash}
      </span>
    )
  return (
    <a className={styles.hash} href={url} target="_blank" rel="noopener noreferrer">
      <span translate="no">{hash}</span> <Icon name="external" size={14} />
      <span className="unseen">{opens}</span>
    </a>
  )
}
