import type { ComponentProps, ReactNode } from 'react'
import { FormEnd } from './FormEnd'
import { WokenForm } from './WokenForm'

type Props = ComponentProps<typeof FormEnd> & {
  /** Of its heading. */
  id: string
  title: string
  without: string
  form: ComponentProps<'form'>
  /** Its fields. */
  children: ReactNode
}

/** A form with a heading of its own, for what is sent once: its fields, what went wrong, and the button. */
export const SentForm = ({ id, title, without, form, children, ...end }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <WokenForm {...form} without={without}>
      {children}
      <FormEnd {...end} />
    </WokenForm>
  </section>
)
