import { fetchSettingVersions } from '@/api/deskSettings'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { Button } from '@/ui/form/Button'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'

type Props = { current: number; onRestore: (settings: DeskSettings) => void }

export const SettingsVersions = ({ current, onRestore }: Props) => (
  <>
    <DeskTable
      name="versions"
      caption="Versions of the settings"
      columns={['Version', 'At', 'By', 'Reason', 'Sets', 'Undo']}
      empty="Nothing has been set at the desk."
      fetchPage={fetchSettingVersions}
      rowOf={({ version, at, staff, reason, value }) => ({
        key: String(version),
        cells: [
          String(version),
          <DeskTime key="at" at={at} />,
          staff,
          <span key="reason" className={styles.text}>
            {reason}
          </span>,
          <span key="value" className={styles.code}>
            {JSON.stringify(value)}
          </span>,
          version === current ? (
            'In force'
          ) : (
            <Button
              key="restore"
              look="outline"
              size="small"
              aria-label={`Take version ${version} again`}
              onClick={() => onRestore(value)}
            >
              Take again
            </Button>
          ),
        ],
      })}
    />
    {current > 0 && (
      <div>
        <Button look="outline" size="small" onClick={() => onRestore({})}>
          Take back everything
        </Button>
      </div>
    )}
  </>
)
