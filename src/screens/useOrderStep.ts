import { useRouter } from 'next/router'
import { paths } from '@/config/paths'
import { useExchangeFlow } from '@/store/useExchangeFlow'
import { useDraftSlugs } from './useDraftSlugs'

export function useOrderStep(): () => void {
  const { push } = useRouter()
  const draft = useDraftSlugs()
  const decide = useExchangeFlow()
  return () => void decide().then((flow) => push(paths.addressStep(flow, draft)))
}
