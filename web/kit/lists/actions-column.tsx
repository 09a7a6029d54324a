import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { ComponentProps } from 'react'
import type { Column } from '../data/data-table.tsx'
import { Menu } from '../overlays/menu.tsx'

/** A last column with a menu per row. `nameOf` names the row, such as `Acme, Inc.`. */
export const actionsColumn = <Row,>(
  nameOf: (row: Row) => string,
  itemsOf: (row: Row) => ComponentProps<typeof Menu>['items'],
): Column<Row> => ({
  key: 'actions',
  header: 'Actions',
  cell: (row) => {
    const items = itemsOf(row)
    return (
      items.length > 0 && (
        <Menu small label={`Actions for ${nameOf(row)}`} icon={<IconDots size={18} />} items={items} />
      )
    )
  },
})
