import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { useProseValues } from '@/store/useProseValues'
import { TextField } from '@/ui/form/TextField'
import { estimateLines } from '@/ui/layout/estimateLines'
import styles from './Faq.module.css'
import { FAQ_GROUPS, faqAnchor, KEYWORDS } from './faqGroups'
import { FaqItem } from './FaqItem'
import { useRouter } from 'next/router'

export function Faq({ address }: { address: string }) {
  const { t } = useTranslation('faq')
  const [query, setQuery] = useState('')
  const named = useOpenedByHash()
  const groups = useFoundGroups(query)
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
          aria-labelledby={faqAnchor(group)}
          hidden={!items.some(({ isFound }) => isFound)}
          className={styles.group}
          style={closedSize(items)}
        >
          <h2 id={faqAnchor(group)}>{t(`groups.${group}`)}</h2>
          {items.map((item) => (
            <FaqItem key={item.id} {...item} link={`${address}#${item.id}`} isNamed={named === item.id} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** Latin characters in a line on a phone, where most questions of the long languages take two lines. */
const PHONE_LINE_LENGTH = 36

/** For the height reserved until it is laid out; a wider window has one line for each question. */
const closedSize = (items: { question: string }[]) => ({
  ['--questions' as string]: items.length,
  ['--phone-lines' as string]: items.reduce(
    (sum, { question }) => sum + estimateLines(question, PHONE_LINE_LENGTH),
    0,
  ),
})

function useFoundGroups(query: string) {
  const { t } = useTranslation('faq')
  const values = useProseValues()
  const all = FAQ_GROUPS.flatMap(({ group, items }) =>
    items.flatMap((id) => {
      const question = t(`items.${id}.question`, values)
      const answer = t(`items.${id}.answer`, values)
      const text = `${question} ${answer} ${KEYWORDS[id] ?? ''}`
      // Empty where nothing of it is true on this site.
      return answer ? [{ group, id, question, answer, text }] : []
    }),
  )
  const found = searchTexts(all, query)
  const groups = FAQ_GROUPS.map(({ group }) => ({
    group,
    items: all
      .filter((item) => item.group === group)
      .map(({ id, question, answer }) => ({ id, question, answer, isFound: found.has(id) })),
  }))
  return groups.filter(({ items }) => items.length > 0)
}

const watch = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** A browser opens the anchor's details only on a first visit, not for links inside the site. */
function useOpenedByHash(): string {
  // The router changes the anchor without an event, but it rerenders.
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

/** Ids of the texts with every word of the query; without any, of those with most words. */
export function searchTexts(texts: { id: string; text: string }[], query: string): Set<string> {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const counts = texts.map(({ id, text }) => {
    const folded = fold(text)
    return { id, count: words.filter((word) => folded.includes(word)).length }
  })
  const most = Math.max(...counts.map(({ count }) => count))
  return new Set(counts.filter(({ count }) => count === most && (most > 0 || !words[0])).map(({ id }) => id))
}
