import { z } from 'zod'
import { text } from '../../kit/text.ts'

const fields = {
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a state such as NY, or US for any')
    .meta({ description: 'Where the insured is; US where no state has its own' }),
  days: z.number().int().min(1, 'must be 1 at least').max(180, 'must be 180 at most'),
  kind: z.enum(['CALENDAR', 'WORKING']).meta({ description: 'WORKING: Monday to Friday' }),
  source: text().trim().min(3, 'Say which law or practice it is').max(300),
  fromOn: z.iso.date({ error: 'must be a valid date mm/dd/yyyy' }),
}

const level = z.enum(['PLATFORM', 'BROKERAGE']).meta({ description: 'A brokerage’s own goes before the platform’s' })

/** Within how many days a carrier has to send loss runs, from a day on. */
export const LossRunRule = z
  .object({ id: z.string(), level, ...fields, version: z.number().int() })
  .meta({ id: 'LossRunRule' })

export const LossRunRuleDraft = z.object({ level, ...fields })

export const LossRunRuleEdit = z.object({ ...fields, version: z.number().int() })

export type LossRunRule = z.infer<typeof LossRunRule>
export type LossRunRuleDraft = z.infer<typeof LossRunRuleDraft>
