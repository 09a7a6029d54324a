import type { Tx } from '../../../platform/database/database.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { factBook } from '../../applications/applications.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { naicNumbersView } from '../../carriers/carriers.public.ts'
import { primaryContactView } from '../../people/people.public.ts'
import { certificateRulesView } from '../rules/certificate-rules.view.ts'

/** What all certificates of an account state beside its policies. */
export async function issuingFacts(
  tx: Tx,
  { account, brokerage }: { readonly account: string; readonly brokerage: string },
) {
  const [naicNumbers, letterhead, head, address, contact, { representative }] = await Promise.all([
    naicNumbersView(tx, brokerage),
    letterheadView(tx, brokerage),
    accountHead(tx, account),
    factBook.mailingAddress(tx, account),
    primaryContactView(tx, account),
    certificateRulesView(tx, brokerage),
  ])
  const { name = '', phone = '', email = '' } = contact ?? {}
  const { companyName } = head
  return { naicNumbers, letterhead, companyName, address, contact: { contact: name, phone, email }, representative }
}
