import type { Tx } from '../../../platform/database/database.ts'
import { addressLines } from '../../../platform/pdf/parts/address-lines.ts'
import { bookOf } from '../entries/open-application.ts'

/** The mailing address of an account in envelope format; no lines if it was never answered. */
export async function mailingAddressView(tx: Tx, account: string): Promise<string[]> {
  const { facts, sources } = await bookOf(tx, account)
  return addressLines((facts.get('mailingAddress') ?? sources.get('mailingAddress'))?.value)
}
