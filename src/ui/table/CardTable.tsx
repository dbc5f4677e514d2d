import type { ReactNode } from 'react'
import styles from './CardTable.module.css'
import { classes } from '@/ui/classes'

type Props = {
  caption: string
  columns: { name: string; isNumber?: boolean }[]
  rows: { key: string; cells: [ReactNode, ...ReactNode[]] }[]
  busy?: boolean
}

export function CardTable({ caption, columns, rows, busy = false }: Props) {
  return (
    <table className={styles.table} role="table" aria-busy={busy}>
      <caption className="unseen">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" role="columnheader" className={classes(isNumber && styles.number)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              {first}
            </th>
            {others.map((cell, index) => (
              <td
                key={columns[index + 1]?.name}
                role="cell"
                data-name={columns[index + 1]?.name}
                className={classes(columns[index + 1]?.isNumber && styles.number)}
              >
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
