import type { StructuredData } from '@/domain/site/structuredData'

/** A `<` could end the tag, so none is left. */
export function StructuredDataTag({ data }: { data: StructuredData }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
