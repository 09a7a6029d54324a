import '../../../kit/forms/without-eval.ts'
import { PlanDraft } from '@portico/contract/areas/experience/plan.shapes.ts'
import { stateCodeOf } from '@portico/contract/areas/schedules/values/us-states.ts'
import { z } from 'zod'

/** Form values of an import as typed. */
export interface PlanFormValues {
  readonly state: string
  readonly holdsFrom: string
  readonly holdsUntil: string
  readonly owner: string
  readonly edition: string
  readonly licence: string
  readonly file: File | undefined
}

export interface PlanSent {
  readonly draft: z.output<typeof PlanDraft>
  readonly file: File
}

/** The contract's own rules, asked of what was typed. */
export const planFormSchema = z.custom<PlanFormValues>().transform((values, context): PlanSent => {
  const { file, state, ...rest } = values
  const read = PlanDraft.safeParse({ ...rest, state: stateCodeOf(state.trim()) ?? state.trim() })
  if (file === undefined) context.addIssue({ code: 'custom', path: ['file'], message: 'Choose the rating values file' })
  for (const { path, message } of read.error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  return read.success && file !== undefined ? { draft: read.data, file } : z.NEVER
})
