import { useTranslation } from 'next-i18next/pages'
import { useProseFacts } from '@/store/useProseFacts'
import { Section } from '@/ui/Section'

const PARTS = ['rate', 'network', 'limits'] as const

/** What to know before choosing, in three short parts. */
export function Paragraphs({ kind }: { kind: 'crypto' | 'fiat' }) {
  const { t } = useTranslation('pairs')
  const facts = useProseFacts()
  return PARTS.map((part) => (
    <Section key={part} title={t(`${kind}.${part}.title`)} lead={t(`${kind}.${part}.text`, facts)} />
  ))
}
