import { paths } from '@/config/paths'
import { showBtc } from '@/domain/money/btcAmount'
import type { LedgerEntry } from '@/contract/programmes'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CardTable } from '@/ui/table/CardTable'
import { Section } from '@/ui/layout/Section'
import { useMoment } from '@/ui/hooks/useMoment'
import { PageLink } from '@/ui/layout/PageLink'

export function LedgerEntries({ entries }: { entries: LedgerEntry[] }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  if (entries.length === 0) {
    return (
      <Section title={t('ledger.title')}>
        <EmptyState title={t('ledger.empty')} />
      </Section>
    )
  }
  return (
    <Section title={t('ledger.title')}>
      <CardTable
        caption={t('ledger.title')}
        columns={[
          { name: t('ledger.what') },
          { name: t('ledger.amount'), isNumber: true },
          { name: t('ledger.date') },
        ]}
        rows={entries.map((entry, index) => ({
          // Rewards for a friend’s exchanges may be the same twice a day.
          key: `${entry.at}${entry.kind}${entry.publicId ?? index}${entry.amountBtc}`,
          cells: [
            <Reason key="reason" entry={entry} />,
            signed(entry.amountBtc, intl),
            <time key="date" dateTime={entry.at}>
              {moment(entry.at)}
            </time>,
          ],
        }))}
      />
    </Section>
  )
}

function Reason({ entry: { kind, publicId } }: { entry: LedgerEntry }) {
  const { t } = useTranslation('customer_account')
  return (
    <>
      {t(`ledger.kind.${kind}`)}
      {publicId && (
        <>
          {' '}
          <PageLink href={paths.status(publicId)}>{t('ledger.exchange', { id: publicId })}</PageLink>
        </>
      )}
    </>
  )
}

const signed = (amountBtc: string, intl: string) =>
  `${amountBtc.startsWith('-') ? '' : '+'}${showBtc(amountBtc, intl)}`
