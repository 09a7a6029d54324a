import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { UploadChoices } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { askedOf, checkRows } from '@portico/contract/areas/account-uploads/upload-row.rules.ts'
import type { FileRow } from '@portico/contract/kit/uploads/file-columns.ts'
import type { BrokerageContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, ErrorResponse } from '../../platform/error-response.ts'
import { knownAccounts } from './known.view.ts'
import { replaceRows } from './upload.store.ts'
import { shownUpload, type StoredUpload, uploadView } from './upload.view.ts'

/** The upload that a call is about. */
export async function uploadAt(tx: Tx, { brokerage }: BrokerageContext, id: string): Promise<StoredUpload> {
  const stored = await uploadView(tx, { brokerage: brokerage.brokerage, id })
  if (stored === undefined) throw notFound()
  return stored
}

/** An upload that has changed since it was shown, with how it is now. */
export const otherState = (stored: StoredUpload, now: Date) =>
  new ErrorResponse(409, 'other_state', uploadMessages.otherState, { extra: { current: shownUpload(stored, now) } })

interface Checking extends UploadChoices {
  readonly id: string
  readonly brokerage: string
  readonly headings: readonly string[]
  readonly rows: readonly FileRow[]
}

/** Checks the rows of an upload and stores the results. Returns how many are ready. */
export async function checkUpload(tx: Tx, { id, brokerage, ...table }: Checking): Promise<number> {
  const checked = checkRows(table, await knownAccounts(tx, brokerage, askedOf(table)))
  await replaceRows(tx, id, checked)
  return checked.filter(({ opening }) => opening !== null).length
}

/** What the audit names an upload by. */
export const uploadEntry = ({ id, file_name, brokerage_code }: StoredUpload, action: string) => ({
  action: `account_upload.${action}`,
  subject: { type: 'account_upload', id },
  after: { name: file_name, brokerage: brokerage_code },
})
