import type { DeskSettingsView } from '@/contract/deskSettings'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import { placeRows } from './settingsText'

const COLUMNS = ['Setting', 'Operator file', 'Desk', 'In force']

export const SettingsTable = ({ settings }: { settings: DeskSettingsView }) => (
  <>
    <CardTable
      caption="Settings"
      columns={COLUMNS.map((name) => ({ name }))}
      rows={placeRows(settings).map(({ name, file, desk, effective }) => ({
        key: name,
        cells: [
          name,
          ...[file, desk, effective].map((text, at) => (
            <span key={COLUMNS[at + 1]} className={styles.text}>
              {text}
            </span>
          )),
        ],
      }))}
    />
    {settings.choice.length > 0 && (
      <ul className={styles.notes}>
        {settings.choice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    {settings.providers.length > 0 && (
      <p>
        {`Providers: ${settings.providers
          .map(({ id, isOn, weight }) => `${id} ${isOn ? 'on' : 'off'}, weight ${weight}`)
          .join('; ')}.`}
      </p>
    )}
  </>
)
