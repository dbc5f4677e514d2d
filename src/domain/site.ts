/** What every page knows of the site it belongs to; from the operator's configuration, safe to show. */
export type Site = {
  brand: { name: string; logo: string | null; accent: string | null; contactEmail: string | null }
  /** Without a closing slash. */
  url: string
  /** No real money moves: the reference back end answers. */
  sandbox: boolean
}
