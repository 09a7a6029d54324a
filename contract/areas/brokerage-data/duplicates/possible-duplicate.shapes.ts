import { z } from 'zod'
import { text } from '../../../kit/text.ts'
import { duplicateMessages } from './possible-duplicate.messages.ts'

/** Possible duplicates at a brokerage, with the reasons. */
export const duplicateKinds = {
  ACCOUNT: { name: 'Accounts', shared: 'Accounts with the same FEIN or company name appear here.' },
  CONTACT: { name: 'Contacts', shared: 'People with the same name and different logins appear here.' },
  VEHICLE: { name: 'Vehicles', shared: 'Vehicles with the same VIN appear here.' },
  LOCATION: { name: 'Locations', shared: 'Locations with the same address and different numbers appear here.' },
  DRIVER: { name: 'Drivers', shared: 'Drivers with the same license number and state appear here.' },
} as const

/** Places of a group that are shown; the count has all of them. */
export const shownMembers = 20

export const DuplicateKind = z.enum(['ACCOUNT', 'CONTACT', 'VEHICLE', 'LOCATION', 'DRIVER'])

/** Groups that someone dismissed are shown apart. */
export const DuplicatesQuery = z.object({
  kind: DuplicateKind.default('ACCOUNT'),
  dismissed: z.stringbool().optional(),
})

/** One place where the same thing is recorded. */
const DuplicateMember = z.object({
  account: z.string(),
  companyName: z.string(),
  label: z.string().meta({ description: 'The unit, driver, location, or email; for an account, what it shares' }),
  scheduleType: z.string().nullable(),
  tabId: z.number().int().nullable(),
  rowId: z.string().nullable(),
})

/** What may be the same, recorded more than once. */
export const PossibleDuplicate = z
  .object({
    digest: z.string().meta({ description: 'Of its places: one more place makes it another group' }),
    label: z.string().meta({ description: 'What they share. Licenses show only the last 4 characters' }),
    places: z.number().int().min(2),
    accounts: z.number().int().min(1),
    members: z.array(DuplicateMember).max(shownMembers),
    dismissed: z
      .object({ byName: z.string(), at: z.iso.datetime(), reason: z.string() })
      .nullable()
      .meta({ description: 'Who dismissed it; null if it is to be reviewed' }),
  })
  .meta({ id: 'PossibleDuplicate' })

export const DuplicateGroup = z.object({ kind: DuplicateKind, digest: z.string().regex(/^[0-9a-f]{32}$/) })

export const Dismissal = DuplicateGroup.extend({
  reason: text().trim().min(5, duplicateMessages.reasonRequired).max(500),
})

export type DuplicateKind = z.infer<typeof DuplicateKind>
export type PossibleDuplicate = z.infer<typeof PossibleDuplicate>
export type DuplicateGroup = z.infer<typeof DuplicateGroup>
export type DuplicateMember = z.infer<typeof DuplicateMember>
