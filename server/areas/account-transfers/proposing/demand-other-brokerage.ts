import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { brokerageName } from './candidate.view.ts'

/** The name of the brokerage that an account is to move to; rejects the current one, and unknown ones. */
export async function demandOtherBrokerage(tx: Tx, from: string, to: string): Promise<string> {
  const refuse = (message: string) => unprocessable({ toBrokerage: message }, message)
  if (from === to) throw refuse(transferMessages.sameBrokerage)
  const name = await brokerageName(tx, to)
  if (name === undefined) throw refuse(transferMessages.unknownBrokerage)
  return name
}
