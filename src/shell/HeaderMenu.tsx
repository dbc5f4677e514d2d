import { useRef, type ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { useDisclosure } from '@/ui/hooks/useDisclosure'
import styles from './Header.module.css'

export function HeaderMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('header')
  const menu = useRef<HTMLDetailsElement>(null)
  useDisclosure(menu)
  return (
    <details ref={menu} className={styles.menu}>
      <summary>
        <span className="unseen">{t('nav.menu')}</span>
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M3 6h14M3 10h14M3 14h14" strokeLinecap="round" />
        </svg>
      </summary>
      <nav aria-label={t('nav.label')}>{children}</nav>
    </details>
  )
}
