import type { OperatorView } from '@/domain/site/site'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './Footer.module.css'

const NETWORKS: Readonly<Record<string, string>> = {
  x: 'X',
  telegram: 'Telegram',
  discord: 'Discord',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  youtube: 'YouTube',
  github: 'GitHub',
  medium: 'Medium',
  tiktok: 'TikTok',
}

export function SocialLinks({ social }: { social: NonNullable<OperatorView['social']> }) {
  const { t } = useTranslation('footer')
  return (
    <ul className={styles.social} aria-label={t('social')} translate="no">
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="me noopener">
            {NETWORKS[network] ?? network}
          </a>
        </li>
      ))}
    </ul>
  )
}
