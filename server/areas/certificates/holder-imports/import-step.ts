import { checkHolders, type HolderColumns } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { HolderImport } from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import type { FileTable } from '@portico/contract/kit/uploads/file-columns.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, ErrorResponse } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandReader } from '../certificates.access.ts'
import { holdersView } from '../holders/holders.view.ts'
import { replaceRows } from './import.store.ts'
import { type ImportAt, importView, shownImport, type StoredImport } from './imports.view.ts'

/** The import that a call is about. */
export async function importAt(tx: Tx, context: AccountContext, id: string): Promise<StoredImport> {
  const stored = await importView(tx, { account: demandReader(context).account, id })
  if (stored === undefined) throw notFound()
  return stored
}

/** An import as the reader sees it now. */
export const importNow = (context: AccountContext, stored: StoredImport): HolderImport =>
  shownImport(stored, context.platform.now(), demandReader(context).mayWrite)

/** The error for a step that the import is past, with its current state. */
export async function movedOn(tx: Tx, context: AccountContext, id: string): Promise<ErrorResponse> {
  const current = importNow(context, await importAt(tx, context, id))
  return new ErrorResponse(409, 'other_state', holderImportMessages.otherState, { extra: { current } })
}

interface Checking extends FileTable {
  readonly columns: HolderColumns
}

/** Checks the rows of an import against the list of today. */
export async function checkImport(tx: Tx, at: ImportAt, table: Checking): Promise<void> {
  await replaceRows(tx, at, checkHolders(table, await holdersView(tx, at.account)))
}

/** The audit and event details of a step. */
export const importEntry = ({ id, file_name: name, account_code: account }: StoredImport, action: string) => ({
  action: `holder-import.${action}`,
  subject: { type: 'holder-import', id },
  after: { name },
  events: [change(account, 'certificates')],
})
