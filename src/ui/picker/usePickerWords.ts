import { useTranslation } from '@/i18n/useTranslation'
import type { PickerWords } from './PickerWords'

export function usePickerWords(title: string): PickerWords {
  const { t } = useTranslation('exchange')
  return {
    title,
    close: t('picker.close'),
    search: t('picker.search'),
    network: t('picker.network'),
    allNetworks: t('picker.allNetworks'),
    empty: (query) => t('picker.empty', { query }),
    count: (count) => t('picker.count', { count }),
    unavailable: t('picker.unavailable'),
    favorite: (ticker) => t('picker.favorite', { ticker }),
    unfavorite: (ticker) => t('picker.unfavorite', { ticker }),
    loading: t('picker.loading'),
    groups: {
      favorite: t('picker.groups.favorite'),
      recent: t('picker.groups.recent'),
      popular: t('picker.groups.popular'),
      fiat: t('picker.groups.fiat'),
      all: t('picker.groups.all'),
      results: t('picker.groups.results'),
    },
  }
}
