import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { type BulkAction, choosingColumn, ChosenBar, useChoosing } from '../../../kit/lists/chosen-rows.tsx'
import classes from './account-work-screen.module.css'

/** What can be done to several accounts at once. */
export interface BulkWork {
  readonly isChoosable: (account: AccountListing) => boolean
  readonly actions: readonly BulkAction<AccountListing>[]
}

interface Props {
  readonly accounts: readonly AccountListing[]
  readonly columns: readonly Column<AccountListing>[]
  readonly bulk: BulkWork | undefined
}

const keyOf = ({ accountCode }: AccountListing) => accountCode

/** The accounts of the working list, with boxes to choose several if something can be done to them. */
export function WorkTable({ accounts, columns, bulk }: Props) {
  const choosing = useChoosing(bulk === undefined ? [] : accounts.filter(bulk.isChoosable), keyOf)
  const named = ({ companyName }: AccountListing) => companyName
  const withBoxes = columns.map((column, at) =>
    at === 0 && bulk !== undefined ? choosingColumn({ ...column, text: named }, choosing) : column,
  )
  return (
    <div className={classes.chosen}>
      {bulk !== undefined && <ChosenBar choosing={choosing} actions={bulk.actions} />}
      <DataTable label="Accounts" columns={withBoxes} rows={accounts} rowKey={keyOf} />
    </div>
  )
}
