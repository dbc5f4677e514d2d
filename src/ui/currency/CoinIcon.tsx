import styles from './CoinIcon.module.css'

type Props = { image: string; size?: number; eager?: boolean }

/** The name always stands beside it, so it says nothing to a screen reader. */
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
    />
  )
}
