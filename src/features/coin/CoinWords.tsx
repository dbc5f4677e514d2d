import { useTranslation } from 'next-i18next/pages'
import type { CoinSource, CoinText } from '@/domain/text/coinText'
import { estimateLines } from '@/ui/layout/estimateLines'
import styles from './CoinWords.module.css'

type Props = { name: string; words: CoinText & { sources: readonly CoinSource[] } }

const PARTS = ['purpose', 'network', 'address', 'moving'] as const

/** Latin letters in a line on a telephone; a column of a wider window has little more. */
const LINE = 42

/** What its height until it is laid out comes from. */
const linesOf = (lines: number) => ({ ['--lines' as string]: lines })

export function CoinWords({ name, words }: Props) {
  const { t } = useTranslation('all_coins')
  return (
    <div className={styles.words}>
      {PARTS.map((part) => (
        <section
          key={part}
          aria-labelledby={`coin-${part}`}
          style={linesOf(estimateLines(words[part], LINE))}
        >
          <h2 id={`coin-${part}`}>{t(`words.${part}`, { name })}</h2>
          <p>{words[part]}</p>
        </section>
      ))}
      {words.sources.length > 0 && (
        <section
          className={styles.sources}
          aria-labelledby="coin-sources"
          style={linesOf(words.sources.length)}
        >
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
