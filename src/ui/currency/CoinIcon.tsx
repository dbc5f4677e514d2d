import styles from './CoinIcon.module.css'

type Props = { image: string; size?: number; eager?: boolean }

/**
 * The name always stands beside it, so it says nothing to a screen reader.
 * @param eager with the page: `inlineIcons` puts our own drawings into it, hence the other address on hydration
 */
export function CoinIcon({ image, size = 28, eager = false }: Props) {
  return (
    <img
      className={styles.icon}
      src={image}
      alt=""
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      suppressHydrationWarning={eager}
    />
  )
}
