import Link from 'next/link'
import type { ComponentProps } from 'react'
import { useIsOff } from './OffPages'

/** Its words alone where the operator switched the page off. */
export function PageLink(props: ComponentProps<typeof Link>) {
  const isOff = useIsOff()
  return isOff(props.href) ? props.children : <Link {...props} />
}

/** To the page that is shown, in whatever language: "not found" is served without knowing its address, which may be one
 * that is switched off, and the browser must render the same. */
export const ThisPageLink = Link
