import type { StagedValue } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { DataTable } from '../../kit/data/data-table.tsx'
import { Fold } from '../../kit/layout/fold.tsx'
import type { Decidable } from './staging.queries.ts'
import { type Decides, valueColumns } from './value-columns.tsx'

interface Props {
  readonly group: string
  readonly values: readonly StagedValue[]
  readonly startsOpen: boolean
  /** Omitted for people who may only read. */
  readonly decides: (Decides & { readonly acceptAll: (values: readonly Decidable[]) => void }) | undefined
}

/** Values rendered initially. */
export const pageSize = 25

/** The values of one part of the client's information: decided one by one, or all that are left at once. */
export function ValueGroup({ group, values, startsOpen, decides }: Props) {
  const [limit, setLimit] = useState(pageSize)
  const open = values.filter(({ decision }) => decision === null)
  return (
    <Fold
      title={group}
      aside={open.length === 0 ? `${values.length}` : `${open.length} of ${values.length} to decide`}
      startsOpen={startsOpen}
    >
      {decides !== undefined && open.length > 1 && (
        <div>
          <Button kind="secondary" small onClick={() => decides.acceptAll(open)}>
            Accept all {open.length} in {group}
          </Button>
        </div>
      )}
      <DataTable
        label={`Staged values: ${group}`}
        rows={values.slice(0, limit)}
        more={values.length > limit ? { busy: false, onMore: () => setLimit(limit + pageSize) } : undefined}
        rowKey={({ key }) => key}
        columns={valueColumns(decides)}
      />
    </Fold>
  )
}
