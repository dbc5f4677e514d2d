import { useRouter } from 'next/router'
import { paths } from '@/config/paths'
import { useAppStore } from '@/store/hooks'
import { useExchangeFlow } from '@/store/useExchangeFlow'
import { selectDraftSlugs } from './selectDraftSlugs'

export function useOrderStep(): () => void {
  const { push } = useRouter()
  const store = useAppStore()
  const decide = useExchangeFlow()
  return () => {
    const draft = selectDraftSlugs(store.getState())
    void decide().then((flow) => push(paths.addressStep(flow, draft)))
  }
}
