import { previewSettings, saveSettings } from '@/api/deskSettings'
import type { SettingsPreview } from '@/contract/deskSettings'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { useQuery } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Callout } from '@/ui/feedback/Callout'
import { Dialog } from '@/ui/feedback/Dialog'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'

type Props = { proposed: DeskSettings; base: number; onClose: () => void; onDone: () => void }

/** What settings do, before anybody stores them. */
export function SettingsPreviewDialog({ proposed, base, onClose, onDone }: Props) {
  const { data, failure, refetch } = useQuery(`preview ${JSON.stringify(proposed)}`, () =>
    confirmed(() => previewSettings(proposed)),
  )
  return (
    <Dialog title="Preview" shape="wide" closeLabel="Close" onClose={onClose}>
      <div className={styles.part}>
        {failure && <LoadError failure={failure} what="No preview" onAgain={() => void refetch()} />}
        {!data && !failure && <Skeleton label="Loading" lines={6} />}
        {data && <Effects preview={data} />}
        {data?.problems.length === 0 && (
          <DecisionForm
            label="Save"
            choices={[{ value: 'save', label: 'It takes effect in every instance within seconds.' }]}
            send={(_, reason) => saveSettings({ value: proposed, base, reason })}
            onDone={onDone}
          />
        )}
      </div>
    </Dialog>
  )
}

const listed = ({ count, examples }: SettingsPreview['removed']) =>
  examples.join(', ') + (count > examples.length ? ', …' : '')

const coins = (count: number) => (count === 1 ? '1 currency' : `${count} currencies`)

function Effects({ preview }: { preview: SettingsPreview }) {
  const { problems, removed, added, left, pages, pairs, firstPair, fees, sample, choice } = preview
  const lines = [
    removed.count > 0 && `Removes ${coins(removed.count)}: ${listed(removed)}`,
    added.count > 0 && `Adds ${coins(added.count)}: ${listed(added)}`,
    `${coins(left)} can be exchanged then.`,
    pages.count > 0 && `Pages that become 404: ${listed(pages)}, and those of their pairs and guides`,
    ...pairs.map(
      ({ from, to, orders }) => `No longer exchanged: ${from} to ${to}, ${orders} in the last 30 days`,
    ),
    firstPair
      ? `The form begins with ${firstPair.from} to ${firstPair.to}${firstPair.isReplaced ? ', because its own pair is not offered' : ''}.`
      : 'No pair is left for the form.',
    ...fees.map(({ name, before, after }) =>
      before === after
        ? `Fee, ${name}: ${after} %, unchanged`
        : `Fee, ${name}: ${before} % becomes ${after} %`,
    ),
    sample
      ? `${sample.amount} ${sample.from} now brings ${sample.before} ${sample.to} (${sample.by}); then it would bring ${sample.after}.`
      : 'Nobody quotes the first pair now, so there is no sample.',
    ...choice,
  ]
  return (
    <>
      {problems.length > 0 && (
        <Callout tone="bad" role="alert" title="It cannot be saved">
          <ul className={styles.notes}>
            {problems.map(({ path, problem }) => (
              <li key={`${path} ${problem}`}>{`${path} ${problem}`}</li>
            ))}
          </ul>
        </Callout>
      )}
      <ul className={styles.notes}>{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>
    </>
  )
}
