import { useState, type ComponentProps } from 'react'
import type { DeskPage } from '@/api/desk'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CardTable } from '@/ui/table/CardTable'
import { Pagination } from '@/ui/table/Pagination'

type TableRow = ComponentProps<typeof CardTable>['rows'][number]

type Props<Row> = {
  /** For `invalidate`; where it changes, the first page is shown. */
  name: string
  caption: string
  columns: string[]
  empty: string
  fetchPage: (offset: number) => Promise<DeskPage<Row>>
  rowOf: (row: Row) => TableRow
}

export const DeskTable = <Row,>(props: Props<Row>) => <Pages key={props.name} {...props} />

function Pages<Row>({ name, caption, columns, empty, fetchPage, rowOf }: Props<Row>) {
  const [page, setPage] = useState(1)
  const { data, failure, isFetching, refetch } = useQuery(`${name} ${page}`, () =>
    fetchPage((page - 1) * PAGE),
  )
  const rows = data?.result ?? []
  return (
    <>
      {failure && (
        <LoadError failure={failure} what={`${caption}: not loaded`} onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label="Loading" lines={6} />}
      {data && rows.length === 0 && <p role="status">{empty}</p>}
      {rows.length > 0 && (
        <CardTable
          caption={caption}
          columns={columns.map((column) => ({ name: column }))}
          rows={rows.map(rowOf)}
          busy={isFetching}
        />
      )}
      <Pagination
        words={{ label: `Pages: ${caption}`, previous: 'Previous', where: `Page ${page}`, next: 'Next' }}
        page={page}
        pages={data?.hasMore ? page + 1 : page}
        onGo={setPage}
      />
    </>
  )
}

/** As api/desk requests them. */
const PAGE = 20
