import { z } from 'zod'

/** The fields of an entry's subject by name. */
const Fields = z.record(z.string(), z.unknown())

/** An action on an account, or a view of it. Entries are never changed or deleted. */
export const ActivityEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z
      .object({ username: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Null for automatic actions of the portal' }),
    impersonatedBy: z
      .string()
      .nullable()
      .meta({ description: 'Name of the platform administrator who was viewing as the actor' }),
    ip: z.string().nullable().meta({ description: 'Brokerage admins only; null for others' }),
    action: z.string().meta({ description: '`{kind}.{verb}`, such as `task.create`' }),
    subject: z.object({ type: z.string(), id: z.string().nullable() }),
    before: Fields.nullable(),
    after: Fields.nullable(),
    isInternal: z.boolean().meta({ description: 'Hidden from the insured' }),
  })
  .meta({ id: 'ActivityEntry' })

/** An account merged into another. Its earlier activity stays with it. */
export const MergedAccount = z
  .object({ accountCode: z.string(), companyName: z.string(), mergedAt: z.iso.datetime() })
  .meta({ id: 'MergedAccount' })

export type MergedAccount = z.infer<typeof MergedAccount>
export type ActivityEntry = z.infer<typeof ActivityEntry>
