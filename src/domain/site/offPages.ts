/** Whether a page is switched off: one of `off`, or below it. `href` may have a query and a fragment, but no language. */
export function isOff(href: string, off: readonly string[] | undefined): boolean {
  const path = href.split(/[?#]/)[0] ?? ''
  return off?.some((page) => path === page || path.startsWith(`${page}/`)) ?? false
}
