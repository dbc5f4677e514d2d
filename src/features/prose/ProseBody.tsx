import styles from './Prose.module.css'

/** Safe: our own files, with every piece of HTML in them escaped (i18n/readProse). */
export const ProseBody = ({ html }: { html: string }) => (
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
)
