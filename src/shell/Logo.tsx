import { paths } from '@/config/paths'
import type { OperatorView } from '@/domain/site/site'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { classes } from '@/ui/classes'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Header.module.css'

/** Letters of a name that fit beside the mark on a screen of 320 pixels. */
const SHORT = 7

export function Logo() {
  const { brand, operator } = useAppSelector(selectSite)
  return (
    <PageLink href={paths.home} className={classes(styles.logo, brand.name.length > SHORT && styles.long)}>
      {operator.logo && !brand.logo ? (
        <OwnLogo logo={operator.logo} name={brand.name} />
      ) : (
        <>
          {brand.logo ? <img src={brand.logo} alt="" width="26" height="26" /> : <DefaultMark />}
          <span className={styles.name}>{brand.name}</span>
        </>
      )}
    </PageLink>
  )
}

type OwnProps = { logo: NonNullable<OperatorView['logo']>; name: string }

/** One picture where both color schemes have the same. */
function OwnLogo({ logo: { light, dark, hasName }, name }: OwnProps) {
  const alt = hasName ? '' : name
  const isOne = light.src === dark.src
  return (
    <>
      <img
        {...light}
        alt={alt}
        className={isOne ? styles.picture : `${styles.picture} ${styles.onlyLight}`}
      />
      {!isOne && <img {...dark} alt={alt} className={`${styles.picture} ${styles.onlyDark}`} />}
      {hasName && <span className={styles.name}>{name}</span>}
    </>
  )
}

const DefaultMark = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
    <circle cx="13" cy="13" r="13" fill="var(--accent)" />
    <path
      d="M8 6.5v13M18 6.5v13M8 16.5 18 9.5"
      stroke="var(--accent-ink)"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  </svg>
)
