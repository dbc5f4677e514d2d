/** Leaves the site in the same tab. Only https: a foreign address could be a script. */
export function goTo(url: string | null | undefined): void {
  if (url?.startsWith('https://')) window.location.assign(url)
}
