import { useTranslation } from '@/i18n/useTranslation'
import { useProseValues } from '@/store/useProseValues'
import { Section } from '@/ui/layout/Section'

const PARTS = ['rate', 'network', 'limits'] as const

export function Paragraphs({ kind }: { kind: 'crypto' | 'fiat' }) {
  const { t } = useTranslation('pairs')
  const values = useProseValues()
  return PARTS.map((part) => {
    const text = t(`${kind}.${part}.text`, values)
    return text && <Section key={part} title={t(`${kind}.${part}.title`)} lead={text} />
  })
}
