import Link from 'next/link'
import type { ComponentProps } from 'react'
import { useIsOff } from './OffPages'

/** A link to a page; where the operator switched it off, its words alone. */
export function PageLink(props: ComponentProps<typeof Link>) {
  const isOff = useIsOff()
  return isOff(props.href) ? props.children : <Link {...props} />
}
