import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from '@/ui/classes'
import { useIsOff } from '@/ui/layout/OffPages'

type Look = {
  look?: 'primary' | 'outline' | 'quiet' | 'danger'
  size?: 'large' | 'normal' | 'small'
  wide?: boolean
}

const looks = ({ look = 'primary', size = 'normal', wide = false }: Look, className?: string) =>
  classes(styles.button, styles[look], styles[size], wide && styles.wide, className)

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/** `busy` leaves the button focusable and announced, but ignores presses. */
export function Button({ look, size, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
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

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string } & Look

export function ButtonLink({ look, size, wide, className, ...rest }: ButtonLinkProps) {
  const isOff = useIsOff()
  if (isOff(rest.href)) return null
  return <Link {...rest} className={looks({ look, size, wide }, className)} />
}
