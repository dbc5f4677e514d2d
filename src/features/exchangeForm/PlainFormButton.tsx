import { WITHOUT_SCRIPTS } from '@/domain/site/plainPages'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import styles from './ExchangeForm.module.css'

/**
 * Takes what is in the form along. Scripts of a page hide it before the first paint. Which form it leads to is a field, for
 * text browsers know no `formaction` and show every other button of the form too.
 */
export function PlainFormButton() {
  const { t } = useTranslation('exchange')
  return (
    <div className={`scriptless ${styles.plain}`}>
      <noscript>
        <input type="hidden" {...WITHOUT_SCRIPTS} />
      </noscript>
      <p>{t('noScripts')}</p>
      <Button type="submit" size="large" wide>
        {t('plain.start')}
      </Button>
    </div>
  )
}
