import { PLAIN_FORM_PATH } from '@/domain/site/plainPages'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import styles from './ExchangeForm.module.css'

/** Takes what is in the form along. Scripts of a page hide it before the first paint. */
export function PlainFormButton() {
  const { t } = useTranslation('exchange')
  const { locale } = useLanguage()
  return (
    <div className={`scriptless ${styles.plain}`}>
      <p>{t('noScripts')}</p>
      <Button type="submit" size="large" wide formAction={localePath(locale, PLAIN_FORM_PATH)}>
        {t('plain.start')}
      </Button>
    </div>
  )
}
