import { sparklinePath } from '@/ui/chart/Sparkline'
import { Section } from '@/ui/layout/Section'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './PairFacts.module.css'
import type { FactRow, PairFactsText } from './pairFactsData'

const WIDTH = 640
const HEIGHT = 120

export function PairFacts({ facts: { title, line, rows, last } }: { facts: PairFactsText }) {
  return (
    <Section id="facts" title={title}>
      <div className={styles.figures}>
        {line && (
          <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={line.label}>
            <path d={sparklinePath(line.rates.map(Number), WIDTH, HEIGHT)} />
          </svg>
        )}
        <DescriptionList rows={rows.map((row) => [row.name, <Value key={row.name} {...row} />])} />
        {last && (
          <>
            <h3>{last.title}</h3>
            <ul className={styles.last}>
              {last.exchanges.map(({ text, time, at }, index) => (
                // Rows of one hour may be alike.
                <li key={index}>
                  {text} <time dateTime={at}>{time}</time>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  )
}

const Value = ({ value, isAddress, link }: FactRow) => (
  <>
    {isAddress ? <code data-wide>{value}</code> : value}
    {link && (
      <>
        {' '}
        <a href={link.href} target="_blank" rel="noreferrer noopener">
          {link.text}
          <span className="unseen"> {link.note}</span>
        </a>
      </>
    )}
  </>
)
