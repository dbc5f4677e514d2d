import { useTranslation } from '@/i18n/useTranslation'
import { useProseValues } from '@/store/useProseValues'
import { Section } from '@/ui/layout/Section'

const PARTS = ['rate', 'network', 'limits'] as const

type Kind = 'crypto' | 'fiat'

/** Entries of the contents; a text about an unknown figure is empty. */
export function useParagraphs(kind: Kind): { id: string; title: string; text: string }[] {
  const { t } = useTranslation('pairs')
  const values = useProseValues()
  return PARTS.map((part) => ({
    id: part,
    title: t(`${kind}.${part}.title`),
    text: t(`${kind}.${part}.text`, values),
  })).filter(({ text }) => text !== '')
}

export const Paragraphs = ({ kind }: { kind: Kind }) =>
  useParagraphs(kind).map(({ id, title, text }) => <Section key={id} id={id} title={title} lead={text} />)
