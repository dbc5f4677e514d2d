import { useTranslation } from 'next-i18next/pages'
import { useSyncExternalStore } from 'react'
import { chooseColorScheme, colorScheme, watchColorScheme } from '@/browser/colorScheme'
import { Icon } from '@/ui/Icon'
import styles from './ColorSchemeSwitch.module.css'

/** Light or dark. The choice is kept; choosing what the system says gives the choice back to the system. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation('header')
  const scheme = useSyncExternalStore(watchColorScheme, colorScheme, () => 'light' as const)
  const isDark = scheme === 'dark'
  return (
    <button
      type="button"
      className={styles.switch}
      role="switch"
      aria-checked={isDark}
      aria-label={t('dark')}
      onClick={() => chooseColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon name="moon" size={18} filled={isDark} />
    </button>
  )
}
