import Head from 'next/head'

/** Of a page that stands in others: no search engine lists it and nobody shares it. */
export const WidgetHead = ({ title }: { title: string }) => (
  <Head>
    <title>{title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
  </Head>
)
