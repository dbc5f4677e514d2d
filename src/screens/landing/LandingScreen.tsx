import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { ProseBody } from '@/features/prose/ProseBody'
import { SeoHead } from '@/shell/SeoHead'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'

export function LandingScreen({ prose }: PageProps) {
  usePrefill()
  if (!prose) return null
  return (
    <FormPage title={prose.heading} lead={prose.lead} contents={prose.sections}>
      <SeoHead title={prose.title} description={prose.description} />
      <ProseBody html={prose.html} />
    </FormPage>
  )
}
