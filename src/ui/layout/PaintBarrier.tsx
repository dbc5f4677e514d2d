import Head from 'next/head'

/** The first paint of the page waits until what stands before this has come: rows move when a part of one was painted. */
export const PaintBarrier = ({ id }: { id: string }) => (
  <>
    <Head>
      <link rel="expect" href={`#${id}`} blocking="render" />
    </Head>
    <span id={id} hidden />
  </>
)
