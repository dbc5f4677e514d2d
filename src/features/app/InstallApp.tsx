import { mobilePlatform } from '@/browser/page/device'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Button } from '@/ui/form/Button'
import styles from './InstallApp.module.css'
import { useInstall } from '@/browser/page/useInstall'

/** A button where the browser can install the site, else how it is done on this device. */
export function InstallApp() {
  const { t } = useTranslation('app')
  const { brand } = useAppSelector(selectSite)
  const { state, install } = useInstall()
  const isBrowser = useIsBrowser()
  if (state === 'installed') {
    return (
      <p className={styles.installed} role="status">
        {t('install.installed', { brand: brand.name })}
      </p>
    )
  }
  return (
    <section className={styles.install} aria-labelledby="install">
      <h2 id="install">{t('install.title')}</h2>
      {state === 'prompt' ? (
        <Button onClick={() => void install()}>{t('install.button', { brand: brand.name })}</Button>
      ) : (
        <Steps isApple={isBrowser && mobilePlatform() === 'ios'} />
      )}
      <p className={styles.note}>{t('install.note')}</p>
    </section>
  )
}

function Steps({ isApple }: { isApple: boolean }) {
  const { t } = useTranslation('app')
  const { brand } = useAppSelector(selectSite)
  const steps = isApple ? ['share', 'homeScreen', 'add'] : ['menu', 'select', 'confirm']
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{t(`install.${isApple ? 'apple' : 'other'}.${step}`, { brand: brand.name })}</li>
      ))}
    </ol>
  )
}
