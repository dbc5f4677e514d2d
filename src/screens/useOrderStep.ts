import { useRouter } from 'next/router'
import { paths } from '@/config/paths'
import { useDraftSlugs } from './useDraftSlugs'

/** Leads on from a form that has its amounts, into the flow this visitor is to see. */
export function useOrderStep(): () => void {
  const { push } = useRouter()
  const draft = useDraftSlugs()
  return () => void push(paths.addressStep('steps', draft))
}
