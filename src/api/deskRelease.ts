import { lazily } from './lazily'

export const fetchRelease = lazily(
  () => import('./calls/deskRelease'),
  (calls) => calls.fetchRelease,
)
