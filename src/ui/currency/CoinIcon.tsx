import { useState } from 'react'
import { useIsServed } from '@/browser/page/useIsServed'
import styles from './CoinIcon.module.css'

type IconProps = { image: string; size?: number }
type Props = IconProps & { eager?: boolean }

/**
 * The name always stands beside it, so it says nothing to a screen reader.
 * @param eager with the page, because it is seen first
 */
export const CoinIcon = ({ eager = false, ...icon }: Props) =>
  eager ? <EagerIcon {...icon} /> : <Image {...icon} loading="lazy" />

const OWN_DRAWING = /^\/coins\/(?:flags\/)?[\w-]+\.svg$/

function EagerIcon(icon: IconProps) {
  const isServed = useIsServed()
  const [drawn, setDrawn] = useState(isServed && OWN_DRAWING.test(icon.image) ? icon.image : null)
  if (drawn === icon.image) return <Drawing {...icon} />
  // The page has no other drawing, nor this one when it comes back.
  if (drawn) setDrawn(null)
  return <Image {...icon} loading="eager" />
}

const AS_SERVED = { __html: '' }

/** `inlineIcons` writes the drawing into it on the server; hydration leaves it as it is. */
const Drawing = ({ image, size = 28 }: IconProps) => (
  <svg
    className={styles.icon}
    width={size}
    height={size}
    aria-hidden="true"
    data-drawing={image}
    suppressHydrationWarning
    dangerouslySetInnerHTML={AS_SERVED}
  />
)

const Image = ({ image, size = 28, loading }: IconProps & { loading: 'eager' | 'lazy' }) => (
  <img
    className={styles.icon}
    src={image}
    alt=""
    width={size}
    height={size}
    loading={loading}
    decoding="async"
  />
)
