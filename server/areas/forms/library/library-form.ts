import type { z } from 'zod'
import type { FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import type { LayoutDraft } from '@portico/contract/areas/forms/layout.shapes.ts'

/** A form that comes with the product: neutral, in our own words, for brokerages to use as it is or to change. */
export interface LibraryForm {
  /** Never changes: applications point at it. */
  readonly formId: string
  readonly draft: z.input<typeof FormDraft>
  readonly layout: LayoutDraft
}

/** The edition of all forms of the library; a form whose questions change gets a new one. */
export const libraryEdition = '2026-01'
