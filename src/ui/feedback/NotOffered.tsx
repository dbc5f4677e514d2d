import { useFailureText } from '@/i18n/useFailureText'
import styles from './NotOffered.module.css'

/** Where the back end lacks a feature. A section with it is hidden where others stand beside it. */
export function NotOffered() {
  const failureText = useFailureText()
  return <p className={styles.note}>{failureText({ kind: 'notOffered' })}</p>
}
