import type { ShapedColumn } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { Pill } from '../../../../kit/data/pill.tsx'
import { ReorderList } from '../../../../kit/data/reorder-list.tsx'
import { kindNames } from '../kind-names.ts'
import classes from './column-list.module.css'

interface Props {
  readonly columns: readonly ShapedColumn[]
  /** The headings of the standard, by key. */
  readonly standardHeadings: ReadonlyMap<string, string>
  readonly onReorder: (columns: readonly ShapedColumn[]) => void
  readonly onEdit: (column: ShapedColumn) => void
  readonly onHide: (column: ShapedColumn) => void
  readonly onRemove: (column: ShapedColumn) => void
}

/** The columns of a schedule, hidden ones too, in their order. */
export function ColumnList({ columns, standardHeadings, onReorder, onEdit, onHide, onRemove }: Props) {
  return (
    <ReorderList
      label="Columns"
      items={columns}
      keyOf={({ column }) => column.key}
      nameOf={({ column }) => column.heading}
      onReorder={onReorder}
    >
      {(shaped) => {
        const { column, isOwn, isHidden } = shaped
        const Eye = isHidden ? IconEyeOff : IconEye
        return (
          <div className={classes.column} data-hidden={isHidden}>
            <div className={classes.words}>
              <p className={classes.heading}>
                {column.heading}
                {isOwn && <Pill tone="brand">Own</Pill>}
                {column.frozen && <Pill>Key</Pill>}
                {column.required && !isHidden && <Pill>Required</Pill>}
                {isHidden && <Pill>Hidden</Pill>}
              </p>
              <p className={classes.about}>
                {kindNames[column.kind]}
                {renamed(column.heading, standardHeadings.get(column.key))}
                {column.help !== '' && ` · ${column.help}`}
              </p>
            </div>
            <IconButton
              small
              label={`Edit ${column.heading}`}
              icon={<IconPencil size={18} aria-hidden />}
              onClick={() => onEdit(shaped)}
            />
            <IconButton
              small
              label={`${isHidden ? 'Show' : 'Hide'} ${column.heading}`}
              icon={<Eye size={18} aria-hidden />}
              onClick={() => onHide(shaped)}
            />
            {isOwn && (
              <IconButton
                small
                label={`Remove ${column.heading}`}
                icon={<IconTrash size={18} aria-hidden />}
                onClick={() => onRemove(shaped)}
              />
            )}
          </div>
        )
      }}
    </ReorderList>
  )
}

const renamed = (heading: string, standard: string | undefined): string =>
  standard === undefined || standard === heading ? '' : ` · “${standard}” in the standard`
