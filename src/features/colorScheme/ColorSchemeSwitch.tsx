import { useRef, useSyncExternalStore } from 'react'
import { useEarlyPress } from '@/browser/page/earlyPresses'
import { chooseColorScheme, colorScheme, watchColorScheme } from '@/browser/page/colorScheme'
import { useTranslation } from '@/i18n/useTranslation'
import { Icon } from '@/ui/layout/Icon'
import styles from './ColorSchemeSwitch.module.css'

/** Choosing the system's scheme clears the stored choice. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation('header')
  const scheme = useSyncExternalStore(watchColorScheme, colorScheme, () => 'light' as const)
  const isDark = scheme === 'dark'
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => chooseColorScheme(isDark ? 'light' : 'dark')
  useEarlyPress(button, toggle)
  return (
    <button
      ref={button}
      type="button"
      className={styles.switch}
      role="switch"
      aria-checked={isDark}
      data-scripted=""
      aria-label={t('dark')}
      onClick={toggle}
    >
      <Icon name="moon" size={18} filled={isDark} />
    </button>
  )
}
