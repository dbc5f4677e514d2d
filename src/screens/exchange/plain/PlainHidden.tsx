import type { PlainForm } from './PlainForm'

type Props = { form: PlainForm; names: readonly (keyof PlainForm)[] }

/** What was entered on earlier pages goes along. */
export const PlainHidden = ({ form, names }: Props) =>
  names.map((name) => form[name] && <input key={name} type="hidden" name={name} value={form[name]} />)
