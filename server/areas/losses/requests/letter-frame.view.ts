import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { carrierAddress } from '../../carriers/carriers.public.ts'
import { contactView } from '../../users/users.public.ts'
import type { Letter } from './letter.ts'

type LetterFrame = Pick<Letter, 'letterhead' | 'contact' | 'carrierAddress'>

/** The letterhead of the brokerage, a person as the contact of the letter, and the address of its carrier. */
export const letterFrame = async (
  tx: Tx,
  { account: { brokerage } }: AccountContext,
  { contactId, carrier }: { readonly contactId: string; readonly carrier: string },
): Promise<LetterFrame> => ({
  letterhead: await letterheadView(tx, brokerage),
  contact: await contactView(tx, contactId),
  carrierAddress: await carrierAddress(tx, brokerage, carrier),
})
