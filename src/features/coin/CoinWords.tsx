import { useTranslation } from 'next-i18next/pages'
import type { CoinSource, CoinText } from '@/domain/text/coinText'
import styles from './CoinWords.module.css'

type Props = { name: string; words: CoinText & { sources: readonly CoinSource[] } }

const PARTS = ['purpose', 'network', 'address', 'moving'] as const

export function CoinWords({ name, words }: Props) {
  const { t } = useTranslation('all_coins')
  return (
    <div className={styles.words}>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`coin-${part}`}>
          <h2 id={`coin-${part}`}>{t(`words.${part}`, { name })}</h2>
          <p>{words[part]}</p>
        </section>
      ))}
      {words.sources.length > 0 && (
        <section className={styles.sources} aria-labelledby="coin-sources">
          <h2 id="coin-sources">{t('words.sources')}</h2>
          <ul>
            {words.sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener nofollow">
                  {title}
                  <span className="unseen"> {t('words.opens')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
