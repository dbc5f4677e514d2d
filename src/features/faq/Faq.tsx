import { useTranslation } from 'next-i18next/pages'
import { useState, useSyncExternalStore } from 'react'
import { useProseValues } from '@/store/useProseValues'
import { TextField } from '@/ui/form/TextField'
import styles from './Faq.module.css'
import { FAQ_GROUPS } from './faqGroups'
import { FaqItem } from './FaqItem'
import { useRouter } from 'next/router'

export function Faq({ address }: { address: string }) {
  const { t } = useTranslation('faq')
  const [query, setQuery] = useState('')
  const facts = useProseValues()
  const named = useOpenedByHash()
  const groups = FAQ_GROUPS.map(({ group, items }) => ({
    group,
    items: items.map((id) => {
      const question = t(`items.${id}.question`, facts)
      const answer = t(`items.${id}.answer`, facts)
      return { id, question, answer, isFound: fitsSearch(`${question} ${answer}`, query) }
    }),
  }))
  const count = groups.flatMap(({ items }) => items.filter(({ isFound }) => isFound)).length
  const said = count > 0 ? t('found', { count }) : t('none')
  return (
    <div className={styles.faq}>
      <div role="search" className={styles.search}>
        <TextField
          type="search"
          label={t('search')}
          placeholder={t('searchHint')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className={styles.said}>
          {query.trim() ? said : ''}
        </p>
      </div>
      {groups.map(({ group, items }) => (
        <section
          key={group}
          aria-labelledby={`faq-${group}`}
          hidden={!items.some(({ isFound }) => isFound)}
          className={styles.group}
        >
          <h2 id={`faq-${group}`}>{t(`groups.${group}`)}</h2>
          {items.map((item) => (
            <FaqItem key={item.id} {...item} link={`${address}#${item.id}`} isNamed={named === item.id} />
          ))}
        </section>
      ))}
    </div>
  )
}

const watch = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** The anchor that the address names. A browser opens its details by itself on a first visit; a link followed inside
 * the site needs this. */
function useOpenedByHash(): string {
  // The router moves to an anchor without telling the window, but it renders anew.
  useRouter()
  const hash = useSyncExternalStore(
    watch,
    () => location.hash,
    () => '',
  )
  return decodeURIComponent(hash.slice(1))
}

/** Without case and accents, so that `memo` finds `mémo` and `Mémo`. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

export function fitsSearch(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
