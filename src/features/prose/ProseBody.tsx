import styles from './Prose.module.css'

/** The html is made on the server out of our own files, with every piece of HTML in them escaped (i18n/readProse). */
export const ProseBody = ({ html }: { html: string }) => (
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
)
