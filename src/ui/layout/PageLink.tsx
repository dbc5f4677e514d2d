import { useRouter } from 'next/router'
import type { ComponentProps, MouseEvent } from 'react'
import { savesData } from '@/browser/storage/savesData'
import { asLocale, type Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { type PageAddress, useIsOff } from './OffPages'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Without a language; one of another site is left to the browser. */
  href: PageAddress
  /** Of the page it leads to; that of this page if left out. */
  locale?: Locale
  replace?: boolean
  shallow?: boolean
  scroll?: boolean
}

/**
 * Its words alone where the operator switched the page off. Its page is fetched when it is pointed at, that of a
 * `ButtonLink` already when it is near. Pages have a hundred of these, and next/link runs a dozen hooks in each.
 */
export function PageLink(props: Props) {
  const isOff = useIsOff()
  return isOff(props.href) ? props.children : <ThisPageLink {...props} />
}

/** To the page that is shown, in whatever language: "not found" is served without knowing its address, which may be one
 * that is switched off, and the browser must render the same. */
export function ThisPageLink({ href, locale, replace, shallow, scroll, onClick, ...rest }: Props) {
  const router = useRouter()
  const address = ownAddress(href)
  if (address === null) return <a {...rest} href={written(href)} onClick={onClick} />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isElsewhere(event)) return
    event.preventDefault()
    void router[replace ? 'replace' : 'push'](address, undefined, { locale, shallow, scroll })
  }
  const prefetch = () => {
    // A page that cannot be fetched now is fetched after the press, and a failure is shown then.
    if (!savesData()) router.prefetch(address, undefined, { locale, priority: true }).catch(() => undefined)
  }
  const shown = inLanguage(locale ?? asLocale(router.locale), address)
  return <a {...rest} href={shown} onClick={follow} onPointerEnter={prefetch} />
}

/** Null: of another site. */
export function ownAddress(href: PageAddress): string | null {
  const address = written(href)
  return /^\/(?!\/)/.test(address) ? address : null
}

function written(href: PageAddress): string {
  if (typeof href === 'string') return href
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(href.query))
    for (const value of [values ?? []].flat()) query.append(name, value)
  return [href.pathname, query.toString()].filter(Boolean).join('?')
}

function inLanguage(locale: Locale, address: string): string {
  const [path = ''] = /^[^?#]*/.exec(address) ?? []
  return (localePath(locale, path) || '/') + address.slice(path.length)
}

/** In another tab or window, or into a file. */
const isElsewhere = ({ currentTarget, ...event }: MouseEvent<HTMLAnchorElement>) =>
  (currentTarget.target !== '' && currentTarget.target !== '_self') ||
  currentTarget.hasAttribute('download') ||
  [event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true) ||
  event.button !== 0
