import { fetchReceipt } from '@/api/receipts'
import { downloadText } from '@/browser/page/downloadText'
import { paths } from '@/config/paths'
import type { Exchange } from '@/contract/exchanges'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './ExchangeStatus.module.css'

export function SignedReceipt({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { publicId } = exchange
  const failureText = useFailureText()
  const { isPending, failure, mutate } = useMutation(async () => {
    const receipt = await fetchReceipt(publicId)
    downloadText(`receipt-${publicId}.json`, 'application/json', `${JSON.stringify(receipt, null, 2)}\n`)
  })
  if (!hasReceipt(exchange) || failure?.kind === 'notOffered') return null

  return (
    <>
      <div className={styles.ways}>
        <Button look="outline" busy={isPending} onClick={() => void mutate()}>
          {t('receipt.download')}
        </Button>{' '}
        <PageLink href={paths.verifyReceipt}>{t('receipt.verify')}</PageLink>
      </div>
      {failure && <p role="alert">{failureText(failure)}</p>}
    </>
  )
}

/** As the back end gives one: of a ramp's order from when the ramp has it. */
const hasReceipt = ({ status, ramp, extendedInfo }: Exchange) =>
  ramp ? status !== 'creating' && (status !== 'failed' || ramp.paid) : extendedInfo.addressFrom !== ''
