import { PLAIN_FORM_PATH } from '@/domain/site/plainPages'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'

/** Where the form is sent, in the language of the page. */
export const usePlainAction = () => localePath(useLanguage().locale, PLAIN_FORM_PATH)
