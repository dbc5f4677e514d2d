import type { PartnerCode } from '@/contract/partners'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { CodeKindText } from './CodeKindText'
import { EndCode } from './EndCode'
import { NewCode } from './NewCode'

type Props = { codes: PartnerCode[]; isActive: boolean }

export function Codes({ codes, isActive }: Props) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  return (
    <Section title={t('codes.title')} lead={t('codes.lead')}>
      {codes.length > 0 && (
        <CardTable
          caption={t('codes.title')}
          columns={[
            { name: t('codes.code') },
            { name: t('codes.kind') },
            { name: t('codes.name') },
            { name: t('codes.subId') },
            { name: t('codes.created') },
            { name: t('codes.status') },
          ]}
          rows={codes.map((code) => ({
            key: code.code,
            cells: [
              code.code,
              <CodeKindText key="kind" code={code} />,
              code.label || '–',
              code.subId ?? '–',
              formatDate(code.createdAt, intl, DATE),
              code.endedAt ? (
                t('codes.ended', { date: formatDate(code.endedAt, intl, DATE) })
              ) : (
                <EndCode key="end" code={code.code} />
              ),
            ],
          }))}
        />
      )}
      {isActive && <NewCode />}
    </Section>
  )
}
