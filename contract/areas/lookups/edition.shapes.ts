import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { lookupMessages } from './lookup.messages.ts'

export const StateCode = z.string().regex(/^[A-Z]{2}$/, 'must be a state code')

/** What identifies editions published by others: tables of codes, and the rating values of states. */
export const editionFields = {
  owner: z.string().meta({ description: 'The bureau or company that owns it' }),
  edition: z.string(),
}

export const EditionStatus = z.enum(['DRAFT', 'IN_FORCE', 'REPLACED'])

/** The data sent with an edition's file. */
export const editionDraft = {
  owner: oneLine().trim().min(1, lookupMessages.ownerRequired).max(60),
  edition: oneLine().trim().min(1, lookupMessages.editionRequired).max(60),
  licence: text().trim().min(1, lookupMessages.licenseRequired).max(500),
}
