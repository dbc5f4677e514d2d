import { explorerUrl } from '@/domain/address/explorer'
import styles from './ExplorerLink.module.css'
import { Icon } from '@/ui/layout/Icon'

type Props = {
  hash: string
  pattern: string
  opens: string
}

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
