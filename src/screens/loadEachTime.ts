import type { GetServerSideProps, GetStaticProps } from 'next'

/** For a page that is of no use when it is a minute old: Next.js would send the old one first. */
export function loadEachTime<Props extends Record<string, unknown>>(
  load: GetStaticProps<Props>,
): GetServerSideProps<Props> {
  return async ({ locale, params }) => {
    const loaded = await load({ ...(locale && { locale }), ...(params && { params }) })
    if ('props' in loaded) return { props: loaded.props }
    return 'redirect' in loaded ? { redirect: loaded.redirect } : { notFound: true }
  }
}
