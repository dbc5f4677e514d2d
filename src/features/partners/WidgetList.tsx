import type { PartnerWidget } from '@/contract/partnerWidgets'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import { EndWidget } from './EndWidget'
import styles from './Partners.module.css'

type Choose = (widget: PartnerWidget) => void
/** `onChange`: null while the account is suspended. */
type Props = { widgets: PartnerWidget[]; onChange: Choose | null; onEmbed: Choose }

export function WidgetList({ widgets, onChange, onEmbed }: Props) {
  const { t } = useTranslation('partner-widgets')
  const { intl } = useLanguage()
  return (
    <CardTable
      caption={t('list.title')}
      columns={[
        { name: t('form.name') },
        { name: t('list.id') },
        { name: t('form.origins') },
        { name: t('list.created') },
        { name: t('list.status') },
      ]}
      rows={widgets.map((widget) => ({
        key: widget.id,
        cells: [
          widget.name,
          widget.id,
          widget.origins.join(', '),
          formatDate(widget.createdAt, intl, DATE),
          widget.endedAt ? (
            t('list.ended', { date: formatDate(widget.endedAt, intl, DATE) })
          ) : (
            <Actions key="actions" {...{ widget, onChange, onEmbed }} />
          ),
        ],
      }))}
    />
  )
}

type ActionProps = Omit<Props, 'widgets'> & { widget: PartnerWidget }

function Actions({ widget, onChange, onEmbed }: ActionProps) {
  const { t } = useTranslation('partner-widgets')
  const { id, name } = widget
  return (
    <span className={styles.buttons}>
      <Button
        look="quiet"
        size="small"
        aria-label={t('list.embedLong', { name })}
        onClick={() => onEmbed(widget)}
      >
        {t('list.embed')}
      </Button>
      {onChange && (
        <Button
          look="quiet"
          size="small"
          aria-label={t('form.changeLong', { name })}
          onClick={() => onChange(widget)}
        >
          {t('form.change')}
        </Button>
      )}
      <EndWidget {...{ id, name }} />
    </span>
  )
}
