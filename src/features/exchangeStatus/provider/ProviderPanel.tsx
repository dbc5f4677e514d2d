import { paths } from '@/config/paths'
import type { Exchange } from '@/contract/exchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { CopyButton } from '@/ui/form/CopyButton'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Panel } from '@/ui/layout/Panel'
import { PageLink } from '@/ui/layout/PageLink'
import { useCopyWords } from '../useCopyWords'
import { OutsideLink } from './OutsideLink'
import styles from './ProviderPanel.module.css'

type Provider = NonNullable<Exchange['provider']>

export function ProviderPanel({ provider }: { provider: Provider }) {
  const { t } = useTranslation('exchange-status')
  const copyWords = useCopyWords()
  const { name, url, supportUrl, custody, orderId, orderUrl } = provider
  const rows = [
    [t('provider.name'), url ? <OutsideLink key="name" href={url} text={name} /> : name] as const,
    ...(custody
      ? [[t('provider.custody.label'), t(`provider.custody.${custody}`, { provider: name })] as const]
      : []),
    ...(orderId
      ? [
          [
            t('provider.orderId'),
            <span key="id" className={styles.id}>
              <span translate="no">{orderId}</span>
              <CopyButton value={orderId} words={copyWords} label={t('provider.copyId')} />
            </span>,
          ] as const,
        ]
      : []),
  ]
  return (
    <Panel>
      <section className={styles.provider} aria-labelledby="exchange-provider">
        <h2 id="exchange-provider" className={styles.title}>
          {t('provider.title')}
        </h2>
        <DescriptionList rows={rows} />
        <p className={styles.links}>
          {orderUrl && <OutsideLink href={orderUrl} text={t('provider.page', { provider: name })} />}
          {supportUrl && <OutsideLink href={supportUrl} text={t('provider.support', { provider: name })} />}
          <PageLink href={paths.providers}>{t('provider.record')}</PageLink>
        </p>
      </section>
    </Panel>
  )
}
