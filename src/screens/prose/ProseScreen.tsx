import { ProseArticle } from '@/features/prose/ProseArticle'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { SeoHead } from '@/shell/SeoHead'
import type { PageProps } from '../loadPage'

/** A page of nothing but words: /about, /privacy-policy and their like. */
export function ProseScreen({ prose }: PageProps) {
  if (!prose) return null
  return (
    <>
      <SeoHead title={prose.title} description={prose.description} />
      <ProseArticle prose={prose}>
        <Breadcrumbs name={prose.heading} />
      </ProseArticle>
    </>
  )
}
