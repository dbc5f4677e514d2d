import type { ComponentProps, ReactNode } from 'react'
import { FormEnd } from './FormEnd'
import { ScriptedForm } from './ScriptedForm'

type Props = ComponentProps<typeof FormEnd> & {
  id: string
  title: string
  without: ReactNode
  form: ComponentProps<'form'>
  children: ReactNode
}

export const FormSection = ({ id, title, without, form, children, ...end }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ScriptedForm {...form} without={without}>
      {children}
      <FormEnd {...end} />
    </ScriptedForm>
  </section>
)
