import { useFailureText } from '@/i18n/useFailureText'
import styles from './NotOffered.module.css'

/** In place of an error where the back end does not have a feature: no alarm and nothing to press. A section with it is
 * hidden where others stand beside it. */
export function NotOffered() {
  const failureText = useFailureText()
  return <p className={styles.note}>{failureText({ kind: 'notOffered' })}</p>
}
