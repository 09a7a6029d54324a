import '../../../kit/forms/without-eval.ts'
import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import { LookupDraft } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { stateCodeOf } from '@portico/contract/areas/schedules/values/us-states.ts'
import { z } from 'zod'

/** Form values of an import as typed. */
export interface ImportFormValues {
  readonly kind: LookupKind
  readonly owner: string
  readonly edition: string
  /** A state by code or name; empty for the whole country. */
  readonly state: string
  readonly licence: string
  readonly activeFrom: string
  readonly file: File | undefined
}

export interface ImportSent {
  readonly draft: z.output<typeof LookupDraft>
  readonly file: File
}

/** The contract's own rules, asked of what was typed. */
export const importFormSchema = z.custom<ImportFormValues>().transform((values, context): ImportSent => {
  const { file, state, ...rest } = values
  const code = state.trim() === '' ? undefined : (stateCodeOf(state.trim()) ?? state)
  const read = LookupDraft.safeParse(code === undefined ? rest : { ...rest, state: code })
  if (file === undefined) context.addIssue({ code: 'custom', path: ['file'], message: 'Choose the table file' })
  for (const { path, message } of read.error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  return read.success && file !== undefined ? { draft: read.data, file } : z.NEVER
})
