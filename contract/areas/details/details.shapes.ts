import { z } from 'zod'
import { Provenance } from '../applications/application.shapes.ts'
import { ProfilePageName } from '../applications/profile-pages.calls.ts'
import { AccountRecord } from './record.shapes.ts'

const Person = z.object({ userId: z.string(), name: z.string() })

/** A field for people, and the profile page that stores it. */
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
  brokerCode: z.string(),
  // An agency management system or an earlier release may have given others.
  status: z.string(),
  primaryContact: Person.nullable(),
  team: z.array(Person.extend({ role: z.string() })),
  staff: z.array(Person).meta({ description: 'People who can be on the team; empty for everyone except staff' }),
  lines: z.array(z.string()).meta({ description: 'Policy types with a policy in force' }),
  linesOfBusiness: z.array(z.string()).meta({ description: 'Policy types that the account buys' }),
  isLawFirm: z.boolean(),
  nextEffectiveDate: z.iso
    .date()
    .nullable()
    .meta({ description: 'By the renewal in progress, else the policies, else `primaryEffectiveDate`' }),
  facts: z
    .array(DetailFact)
    .nullable()
    .meta({ description: 'From account data; null for anyone without access to the profile' }),
  sameFein: z
    .array(z.object({ accountCode: z.string(), companyName: z.string() }))
    .meta({ description: 'Other accounts of the brokerage with the same FEIN; empty for everyone except its staff' }),
  transfers: z
    .object({
      count: z.number().int(),
      open: z.object({ to: z.string(), effectiveOn: z.iso.date() }).nullable(),
    })
    .nullable()
    .meta({ description: 'Moves to another brokerage; null for anyone who does not run the account' }),
  mayEdit: z.boolean(),
  mayEditFacts: z.boolean(),
  mayMerge: z.boolean().meta({ description: 'An admin of the brokerage, whose other accounts may be merged into it' }),
  version: z.number().int(),
}).meta({ id: 'AccountDetails' })

export type AccountDetails = z.infer<typeof AccountDetails>
export type DetailFact = z.infer<typeof DetailFact>
