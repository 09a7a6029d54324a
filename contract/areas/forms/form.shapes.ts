import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { Layout } from './layout.shapes.ts'

/** Who owns a layout. A lower level inherits from the one above it and keeps only what it changes. */
export const FormLevel = z.enum(['GLOBAL', 'BROKERAGE', 'ACCOUNT'])

/** What a form is for. PROFILE forms are the pages of an account's profile; certificates are printed on CERTIFICATE forms. */
export const FormPurpose = z.enum(['APPLICATION', 'QUESTIONNAIRE', 'PROFILE', 'CERTIFICATE'])

const line = (most: number) => text().trim().max(most)

/** A form's details, set when it is created or corrected. */
export const FormDraft = z.object({
  name: line(120).min(3, 'Name is required, at least 3 characters'),
  title: line(200).min(3, 'Title is required, at least 3 characters'),
  purpose: FormPurpose.default('APPLICATION'),
  policyType: line(60).nullable().default(null).meta({ description: 'The line it is for; null for any' }),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Invalid State Code')
    .nullable()
    .default(null),
  carrier: line(120).nullable().default(null),
  edition: line(40).min(1, 'Edition is required'),
  retiredOn: z.iso
    .date()
    .nullable()
    .default(null)
    .meta({ description: 'The form cannot be used for new applications from this date' }),
})

export const Form = FormDraft.extend({
  formId: z.string(),
  type: z.enum(['DIGITAL', 'PDF']).meta({ description: 'A PDF form is answered on the pages of a PDF' }),
  brokerCode: z.string().nullable().meta({ description: 'The brokerage that created it; null for a global form' }),
  questions: z.number().int(),
  mappedPercent: z.number().int().meta({ description: 'Number of questions mapped to account data' }),
  inUse: z.number().int().meta({ description: 'Applications that use it and that the user can see' }),
  publishedVersion: z.number().int().nullable().meta({ description: 'At the requested level; null if inherited' }),
  hasDraft: z.boolean().meta({ description: 'At the level asked about' }),
  version: z.number().int(),
}).meta({ id: 'Form' })

/** One thing that a level changes. `path` names the place as people see it: page › section › question. */
export const LayoutDifference = z
  .object({
    kind: z.enum(['ADDED', 'CHANGED', 'HIDDEN', 'MOVED']),
    key: z.string(),
    path: z.string(),
    changes: z.array(z.object({ property: z.string(), from: z.string(), to: z.string() })),
  })
  .meta({ id: 'LayoutDifference' })

/** Something wrong with a layout, and where. */
export const LayoutError = z
  .object({ key: z.string().nullable(), path: z.string(), message: z.string() })
  .meta({ id: 'LayoutFault' })

const LayoutVersion = z.object({
  number: z.number().int(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  note: z.string(),
})

/** A use of a form, at the requested level and below. */
const FormUse = z.object({
  accountCode: z.string(),
  accountName: z.string(),
  applicationId: z.string().nullable(),
  title: z.string(),
})

/** A form at one level, ready to edit. */
export const FormAtLevel = z
  .object({
    form: Form,
    level: FormLevel,
    layout: Layout.meta({ description: 'The draft, or the active version if there is none' }),
    parent: Layout.nullable().meta({
      description: 'The version published by the level above; null at the level that created the form',
    }),
    differences: z.array(LayoutDifference).meta({ description: 'Of this layout to its parent' }),
    errors: z.array(LayoutError).meta({ description: 'Errors that prevent publishing the draft' }),
    versions: z.array(LayoutVersion).meta({ description: 'The latest first' }),
    usedBy: z.array(FormUse).max(50),
    draftVersion: z.number().int().meta({ description: 'To be sent back with a change' }),
  })
  .meta({ id: 'FormAtLevel' })

export const LayoutSave = z.object({ layout: Layout, draftVersion: z.number().int() })
export const Publication = z.object({ draftVersion: z.number().int(), note: line(500).default('') })
export const Rollback = z.object({ number: z.number().int().min(1), draftVersion: z.number().int() })

export type FormLevel = z.infer<typeof FormLevel>
export type FormPurpose = z.infer<typeof FormPurpose>
export type FormDraft = z.infer<typeof FormDraft>
export type Form = z.infer<typeof Form>
export type LayoutDifference = z.infer<typeof LayoutDifference>
export type LayoutError = z.infer<typeof LayoutError>
export type FormAtLevel = z.infer<typeof FormAtLevel>
