import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { contactView } from '../../users/users.public.ts'
import type { Letter } from './letter.ts'

type LetterFrame = Pick<Letter, 'letterhead' | 'contact'>

/** The letterhead of the brokerage, and a person as the contact of the letter. */
export const letterFrame = async (tx: Tx, { account }: AccountContext, contactId: string): Promise<LetterFrame> => ({
  letterhead: await letterheadView(tx, account.brokerage),
  contact: await contactView(tx, contactId),
})
