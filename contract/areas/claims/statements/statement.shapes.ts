import { z } from 'zod'
import { emailAddress, oneLine, text } from '../../../kit/text.ts'
import { Branding } from '../../branding/branding.shapes.ts'
import { statementMessages } from './statement.messages.ts'

export const statementRoles = { DRIVER: 'Driver', EMPLOYEE: 'Employee', WITNESS: 'Witness', OTHER: 'Other' } as const
type Role = keyof typeof statementRoles

export const StatementAnswers = z
  .object({
    saw: text().trim().min(1, statementMessages.sawNeeded).max(4000),
    position: text().trim().max(2000),
    conditions: text().trim().max(1000),
    others: text().trim().max(2000),
    phone: oneLine().trim().max(60),
  })
  .meta({ id: 'StatementAnswers' })

export const StatementRequest = z
  .object({
    person: oneLine().trim().min(1).max(120),
    role: z.enum(Object.keys(statementRoles) as [Role, ...Role[]]),
    email: emailAddress(),
    language: z.enum(['en', 'es']),
    days: z.number().int().min(1).max(60),
  })
  .meta({ id: 'StatementRequest' })

export const ClaimStatement = z
  .object({
    ...StatementRequest.omit({ days: true }).shape,
    id: z.string(),
    askedBy: z.string(),
    state: z.enum(['WAITING', 'GIVEN', 'EXPIRED', 'REVOKED']),
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    givenAt: z.iso.datetime().nullable(),
    answers: StatementAnswers.nullable(),
    files: z
      .array(z.object({ documentId: z.string(), name: z.string() }))
      .meta({ description: 'Blank for those who may not see the documents of the claim' }),
  })
  .meta({ id: 'ClaimStatement' })

/** What someone sees by the link of a request: of the claim only its day. */
export const StatementLanding = z
  .object({
    branding: Branding,
    company: z.string(),
    person: z.string(),
    lossOn: z.iso.date().nullable(),
    isGiven: z.boolean(),
  })
  .meta({ id: 'StatementLanding' })

export type StatementAnswers = z.infer<typeof StatementAnswers>
export type StatementRequest = z.infer<typeof StatementRequest>
export type ClaimStatement = z.infer<typeof ClaimStatement>
export type StatementLanding = z.infer<typeof StatementLanding>
