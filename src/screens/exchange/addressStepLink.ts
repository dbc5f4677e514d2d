import { paths } from '@/config/paths'

/** Where the home page's form leads: the step flow, with the amounts already given. */
export const addressStepLink = (draft: Record<string, string>) =>
  `${paths.exchange}?${new URLSearchParams({ ...draft, step: 'address' }).toString()}`
