import { type ComponentProps, useRef } from 'react'
import styles from './Button.module.css'
import { classes } from '@/ui/classes'
import { usePrefetchNear } from '@/ui/hooks/usePrefetchNear'
import { useIsOff } from '@/ui/layout/OffPages'
import { ownAddress, ThisPageLink } from '@/ui/layout/PageLink'
import { useHasScripts } from '@/ui/layout/Scripts'

type Look = {
  look?: 'primary' | 'outline' | 'quiet' | 'danger'
  size?: 'large' | 'normal' | 'small'
  wide?: boolean
}

const looks = ({ look = 'primary', size = 'normal', wide = false }: Look, className?: string) =>
  classes(styles.button, styles[look], styles[size], wide && styles.wide, className)

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/**
 * `busy` leaves the button focusable and announced, but ignores presses. Where no script runs there is none that only calls
 * one.
 */
export function Button({ look, size, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
  const hasScripts = useHasScripts()
  if (!hasScripts && onClick && rest.type !== 'submit') return null
  return (
    <button
      type="button"
      {...rest}
      className={looks({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  )
}

type ButtonLinkProps = ComponentProps<typeof ThisPageLink> & Look & { prefetch?: boolean }

/** Not there where the operator switched the page off. `prefetch`: fetches the page already when the link is near. */
export function ButtonLink({ look, size, wide, className, prefetch = true, ...rest }: ButtonLinkProps) {
  const isOff = useIsOff()
  const link = useRef<HTMLAnchorElement>(null)
  usePrefetchNear(link, prefetch ? ownAddress(rest.href) : null)
  if (isOff(rest.href)) return null
  return <ThisPageLink {...rest} ref={link} className={looks({ look, size, wide }, className)} />
}
