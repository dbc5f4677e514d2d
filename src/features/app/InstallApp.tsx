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
        <li key={step}>
          {t(`install.${isApple ? 'apple' : 'other'}.${step}`, { brand: brand.name })}
          <svg className={styles.picture} viewBox="0 0 20 20" width="28" height="28" aria-hidden="true">
            <path d={PICTURES[step]} />
          </svg>
        </li>
      ))}
    </ol>
  )
}

const DONE = 'M4 10.5l4 4 8-9'
/** What stands in the menus of the browser, as Safari and Chrome draw it. */
const PICTURES: Record<string, string> = {
  share:
    'M10 12V3m0 0L7 6m3-3 3 3M7 8.500H5.500a1 1 0 0 0-1 1V16a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V9.500a1 1 0 0 0-1-1H13',
  homeScreen:
    'M5.500 3h9A2.500 2.500 0 0 1 17 5.500v9a2.500 2.500 0 0 1-2.500 2.500h-9A2.500 2.500 0 0 1 3 14.500v-9A2.500 2.500 0 0 1 5.500 3ZM10 6.800v6.400M6.800 10h6.400',
  add: DONE,
  menu: 'M10 4.500v.1M10 10v.1M10 15.500v.1',
  select: 'M10 3v9m0 0 3.500-3.500M10 12 6.500 8.500M4 13.500V17h12v-3.500',
  confirm: DONE,
}
