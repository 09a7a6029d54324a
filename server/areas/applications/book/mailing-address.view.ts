import type { Tx } from '../../../platform/database/database.ts'
import { bookOf } from '../entries/open-application.ts'

/** The mailing address of an account in envelope format; no lines if it was never answered. */
export async function mailingAddressView(tx: Tx, account: string): Promise<string[]> {
  const { facts, sources } = await bookOf(tx, account)
  const address = (facts.get('mailingAddress') ?? sources.get('mailingAddress'))?.value
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return []
  const { street = '', unit = '', city = '', state = '', zip = '' } = address as Readonly<Record<string, string>>
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, unit, place].filter((line) => line !== '')
}
