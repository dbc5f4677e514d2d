import type { Review, ReviewList } from '@/contract/reviews'
import { DATE, formatDate } from '@/domain/text/date'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Icon } from '@/ui/layout/Icon'
import { Section } from '@/ui/layout/Section'
import styles from './ReviewEntries.module.css'
import { useReviews } from './useReviews'

/** While it is not known whether there are any, the title does not say so. */
export function ReviewEntries({ first }: { first: ReviewList | null }) {
  const { t } = useTranslation('reviews')
  const { list, isLoading, hasFailed, ask } = useReviews(first)
  const hasMore = list !== null && list.reviews.length < list.total
  const isEmpty = list?.total === 0
  return (
    <Section title={isEmpty ? t('list.none') : list ? t('list.title') : t('title')}>
      <div className={styles.entries}>
        {isEmpty && <EmptyState title={t('list.first')} />}
        {list?.reviews.map((review) => (
          <Entry key={review.id} review={review} />
        ))}
        {hasFailed && <Callout tone="bad" role="alert" title={t('list.failed')} />}
        {(hasMore || hasFailed) && (
          <Button look="outline" busy={isLoading} onClick={ask}>
            {t(hasFailed ? 'list.again' : 'list.more')}
          </Button>
        )}
      </div>
    </Section>
  )
}

function Entry({ review: { rating, name, text, language, createdAt } }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const { intl } = useLanguage()
  return (
    <article className={styles.entry}>
      <Stars rating={rating} label={t('rating', { rating })} />
      <p className={styles.text} lang={LANGUAGES[asLocale(language)].tag}>
        {text}
      </p>
      <p className={styles.by}>
        {name ?? t('list.unnamed')} ·{' '}
        <time dateTime={createdAt}>{formatDate(createdAt, intl, DATE, 'UTC')}</time>
      </p>
    </article>
  )
}

const ALL_STARS = [1, 2, 3, 4, 5]

const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {ALL_STARS.map((star) => (
      <Icon key={star} name="star" size={18} filled={star <= rating} />
    ))}
  </span>
)
