/** The first field of a form that is marked as wrong; of a group, its first input. */
export const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(':is(input, textarea)[aria-invalid="true"], [aria-invalid="true"] input')
