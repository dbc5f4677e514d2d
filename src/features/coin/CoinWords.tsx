import type { CoinSource, CoinText } from '@/domain/text/coinText'
import { useTranslation } from '@/i18n/useTranslation'
import { estimateLines } from '@/ui/layout/estimateLines'
import styles from './CoinWords.module.css'

type Props = { name: string; words: CoinText & { sources: readonly CoinSource[] } }

const PARTS = ['purpose', 'network', 'address', 'moving'] as const

/** Latin characters in a line on a phone; a column of a wider window has few more. */
const LINE_LENGTH = 42

/** For the height reserved until it is laid out. */
const linesOf = (lines: number) => ({ ['--lines' as string]: lines })

export function CoinWords({ name, words }: Props) {
  const { t } = useTranslation('all_coins')
  return (
    <div className={styles.words}>
      {PARTS.map((part) => (
        <section
          key={part}
          aria-labelledby={`coin-${part}`}
          style={linesOf(estimateLines(words[part], LINE_LENGTH))}
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
