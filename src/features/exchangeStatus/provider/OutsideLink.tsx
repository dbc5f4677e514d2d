import { useTranslation } from '@/i18n/useTranslation'
import { Icon } from '@/ui/layout/Icon'

/** Only https: a foreign address could be a script. */
export function OutsideLink({ href, text }: { href: string; text: string }) {
  const { t } = useTranslation('exchange-status')
  if (!href.startsWith('https://')) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text} <Icon name="external" size={14} />
      <span className="unseen">{t('provider.opens')}</span>
    </a>
  )
}
