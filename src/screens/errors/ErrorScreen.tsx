import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { Illustration } from '@/ui/feedback/Illustration'
import { ButtonLink } from '@/ui/form/Button'
import styles from '../PlainPage.module.css'

export function ErrorScreen({ kind }: { kind: 'notFound' | 'serverError' }) {
  const { t } = useTranslation('reusable')
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t(`${kind}.title`)} description={t(`${kind}.text`)} isPrivate isError />
      <Illustration name={kind === 'notFound' ? 'notFound' : 'failed'} />
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <div>
        <ButtonLink href={paths.home}>{t('toHome')}</ButtonLink>
      </div>
    </div>
  )
}
