import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'

const WORDS = { exchange: 'nav.exchange', contacts: 'nav.contacts' } as const

/** The two ways on from a page: an exchange, and a message to us. */
export function PageActions({ first }: { first: keyof typeof WORDS }) {
  const { t } = useTranslation('header')
  const second = first === 'exchange' ? 'contacts' : 'exchange'
  return (
    <>
      <ButtonLink href={paths[first]}>{t(WORDS[first])}</ButtonLink>
      <ButtonLink href={paths[second]} look="quiet">
        {t(WORDS[second])}
      </ButtonLink>
    </>
  )
}
