import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { Provenance } from '../applications/application.shapes.ts'
import { ProfilePageName } from '../applications/profile-pages.calls.ts'
import { detailsMessages } from './details.messages.ts'

const words = (most: number) => text().trim().max(most)

/** The roles that staff have on an account. */
export const TeamRole = z.enum(['P_ACCT_MGR', 'ACCT_MGR', 'ADVISOR', 'CLAIMS', 'LOSS_CONTROL'])

/** What the brokerage keeps of an account itself. What forms ask too lives in the fact book. */
export const AccountRecord = z.object({
  companyName: words(200).min(1, detailsMessages.nameRequired),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  phase: words(60).meta({ description: 'Setup where it is left empty' }),
  relationship: z.enum(['CLIENT', 'PROSPECT']),
  amsType: words(60).nullable(),
  amsCode: words(60).nullable().meta({ description: 'Under which the agency system knows the account' }),
  primaryEffectiveDate: z.iso.date('must be a valid date mm/dd/yyyy').nullable(),
})

export const AccountRecordEdit = AccountRecord.extend({ version: z.number().int() })

const TeamMember = z.object({ userId: z.string(), role: TeamRole })

export const TeamDraft = z.object({
  primaryContact: z.string(),
  team: z.array(TeamMember).max(50),
  version: z.number().int(),
})

const Person = z.object({ userId: z.string(), name: z.string() })

/** A fact as people read it, and the page of the profile where it is kept. */
const DetailFact = z
  .object({
    key: z.string(),
    label: z.string(),
    words: z.string().nullable(),
    provenance: Provenance.nullable(),
    page: ProfilePageName,
  })
  .meta({ id: 'DetailFact' })

export const AccountDetails = AccountRecord.extend({
  accountCode: z.string(),
  // An agency system or an earlier release may have given others.
  status: z.string(),
  primaryContact: Person.nullable(),
  team: z.array(Person.extend({ role: z.string() })),
  staff: z.array(Person).meta({ description: 'Who can be in the team; empty for everyone but staff' }),
  lines: z.array(z.string()).meta({ description: 'Policy types with a policy in force' }),
  facts: z
    .array(DetailFact)
    .nullable()
    .meta({ description: 'From the fact book; null for whoever may not read the profile' }),
  sameFein: z
    .array(z.object({ accountCode: z.string(), companyName: z.string() }))
    .meta({ description: 'Other accounts of the brokerage with the same FEIN; empty for everyone but its staff' }),
  mayEdit: z.boolean(),
  version: z.number().int(),
}).meta({ id: 'AccountDetails' })

export type TeamRole = z.infer<typeof TeamRole>
export type AccountRecord = z.infer<typeof AccountRecord>
export type TeamDraft = z.infer<typeof TeamDraft>
export type AccountDetails = z.infer<typeof AccountDetails>
export type DetailFact = z.infer<typeof DetailFact>
