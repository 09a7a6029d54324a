import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { AnswerPath, AnswerValue } from '../forms/answer.shapes.ts'
import { FormPurpose } from '../forms/form.shapes.ts'
import { Layout, LayoutKey } from '../forms/layout.shapes.ts'

/** A value's source, in the words shown next to it. */
export const AnswerSource = z.enum(['TYPED', 'LAST_YEAR', 'SCHEDULE', 'ACCOUNT', 'OPEN_LINK', 'IMPORT'])

/** Who gave a value, when, and from where. */
export const Provenance = z
  .object({
    source: AnswerSource,
    by: z.string().nullable().meta({ description: 'Name of the person; null if filled in by the portal' }),
    at: z.iso.datetime(),
    detail: z.string().meta({ description: 'Source form, schedule, or year' }),
  })
  .meta({ id: 'Provenance' })

/** An answer with its origin; send `version` back with a change, 0 if there is none yet. */
export const StoredAnswer = z
  .object({
    value: AnswerValue.nullable(),
    version: z.number().int(),
    provenance: Provenance.nullable(),
    onlyHere: z.boolean().meta({ description: 'Intentionally differs from account data' }),
  })
  .meta({ id: 'StoredAnswer' })

/** Every value that an answer had, the latest first. */
export const AnswerHistory = z.array(StoredAnswer).max(100)

/** A value of the account data that disagrees with what a form holds, or with what another source says. */
export const Conflict = z
  .object({ path: AnswerPath, value: AnswerValue, provenance: Provenance })
  .meta({ id: 'AnswerConflict' })

/** Paths of answers that no PDF shows as they were typed. */
export const Unprintable = z
  .array(AnswerPath)
  .meta({ description: 'Answers with letters the PDF cannot show, shown as [?]; they are stored as typed' })

export const ApplicationStatus = z.enum(['NOT_STARTED', 'IN_PROGRESS', 'DONE'])

export const Progress = z.object({
  required: z.number().int().meta({ description: 'Number of required questions' }),
  answered: z.number().int().meta({ description: 'Number of required questions answered' }),
  percent: z.number().int(),
})

/** The assignment of a part of an application or profile page, or all of it, to one person. */
export const Assignment = z
  .object({
    part: LayoutKey.nullable().meta({ description: 'Key of a page, section or question; null for the whole form' }),
    username: z.string(),
    name: z.string(),
    doneAt: z.iso.datetime().nullable().meta({ description: 'When this person said “I’m done”' }),
    version: z.number().int(),
  })
  .meta({ id: 'ApplicationAssignment' })

export const Assignments = z.array(Assignment)

/** Who a part is assigned to; null to unassign it. */
export const AssignmentDraft = z.object({ part: LayoutKey.nullable(), username: z.string().nullable() })

/** Whether the caller is done with the parts that they were given. */
export const PartsState = z.object({ done: z.boolean() })

/** One application of an account, as lists show it. */
export const ApplicationEntry = z
  .object({
    id: z.string(),
    brokerAppIdToComplete: z
      .string()
      .nullable()
      .meta({ description: 'The brokerage’s own form that is completed with it; null for one of the global library' }),
    globalApp: z.object({
      type: z.enum(['DIGITAL', 'PDF']),
      name: z.string(),
      title: z.string(),
      provider: z.string().meta({ description: 'Who keeps the form: the brokerage, or the platform' }),
      identifier: z.string(),
    }),
    application: z.object({
      name: z.string(),
      identifier: z.string(),
      extension: z.string().nullable().meta({ description: 'Null for a digital application, pdf for a PDF' }),
      references: z.array(z.string()),
      labelMap: z.object({ POLICY_TYPE: z.string(), YEAR: z.string(), CARRIER: z.string() }),
    }),
    purpose: FormPurpose,
    status: ApplicationStatus,
    progress: Progress,
    assignees: z.array(Assignment),
    doneAt: z.iso.datetime().nullable(),
    doneBy: z.string().nullable(),
    changedAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'ApplicationEntry' })

/** An application that was just marked as done. */
export const ApplicationDone = ApplicationEntry.extend({ unprintable: Unprintable }).meta({ id: 'ApplicationDone' })

export const ApplicationDraft = z.object({
  formId: z.string(),
  name: oneLine().trim().max(200).optional().meta({ description: 'The form title if omitted' }),
  policyType: oneLine().trim().max(60),
  year: z.string().regex(/^\d{4}$/, 'must be a valid year YYYY'),
  carrier: oneLine().trim().max(120).default(''),
})

export const CommentCounts = z
  .record(z.string(), z.number().int())
  .meta({ description: 'Open comments by answer path' })

/** An application with everything its form needs: one read, then changes by event. */
export const ApplicationForm = z
  .object({
    entry: ApplicationEntry,
    layout: Layout,
    layoutVersion: z.string().meta({ description: 'The edition and version it was created from' }),
    answers: z.record(z.string(), StoredAnswer),
    lastYear: z
      .object({ year: z.string(), answers: z.record(z.string(), AnswerValue) })
      .nullable()
      .meta({ description: 'The previous completed application of the same form' }),
    conflicts: z.array(Conflict),
    commentCounts: CommentCounts,
    unprintable: Unprintable,
    mayEdit: z.boolean(),
    mayComment: z.boolean(),
    mayFinish: z.boolean().meta({ description: 'Can mark it as done, or reopen it once done' }),
  })
  .meta({ id: 'ApplicationForm' })

/** One change of one answer. `version` is that of the answer it was made from: an older one is not written over. */
export const AnswerEdit = z.object({
  path: AnswerPath,
  value: AnswerValue.nullable(),
  version: z.number().int().min(0),
  source: z.enum(['TYPED', 'LAST_YEAR', 'SCHEDULE', 'ACCOUNT']).default('TYPED'),
  onlyHere: z.boolean().default(false).meta({ description: 'Keeps the value in this form instead of account data' }),
})

/** The outcome of sent edits, and the form's current state. */
export const AnswersSaved = z
  .object({
    answers: z
      .record(z.string(), StoredAnswer)
      .meta({ description: 'Every answer that was saved or that follows from one' }),
    stale: z
      .record(z.string(), StoredAnswer)
      .meta({ description: 'Refused for a stale version, with the current value' }),
    errors: z.record(z.string(), z.string()).meta({ description: 'Saved with warnings' }),
    conflicts: z.array(Conflict),
    progress: Progress,
    unprintable: Unprintable,
  })
  .meta({ id: 'AnswersSaved' })

export const AnswerComment = z
  .object({
    id: z.string(),
    path: AnswerPath,
    text: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
    own: z.boolean(),
  })
  .meta({ id: 'AnswerComment' })

export const Comments = z.array(AnswerComment)

export const CommentDraft = z.object({
  path: AnswerPath,
  text: text().trim().min(1, 'Enter a comment').max(2000),
})

/** Whether a comment is settled. */
export const CommentState = z.object({ resolved: z.boolean() })

/** A value of the account data, with where it is used. */
export const Fact = z
  .object({
    key: z.string(),
    label: z.string(),
    group: z.string(),
    value: AnswerValue.nullable(),
    provenance: Provenance.nullable(),
    conflicts: z.array(Conflict),
    usedIn: z.array(z.object({ applicationId: z.string(), title: z.string(), onlyHere: z.boolean() })),
  })
  .meta({ id: 'Fact' })

/** A required question that is still blank, as an error to finish names it. */
export const MissingAnswer = z.object({ path: AnswerPath, place: z.string(), message: z.string() })

export type AnswerSource = z.infer<typeof AnswerSource>
export type Provenance = z.infer<typeof Provenance>
export type StoredAnswer = z.infer<typeof StoredAnswer>
export type Conflict = z.infer<typeof Conflict>
export type Progress = z.infer<typeof Progress>
export type Assignment = z.infer<typeof Assignment>
export type ApplicationEntry = z.infer<typeof ApplicationEntry>
export type ApplicationForm = z.infer<typeof ApplicationForm>
export type AnswerEdit = z.infer<typeof AnswerEdit>
export type AnswersSaved = z.infer<typeof AnswersSaved>
export type AnswerComment = z.infer<typeof AnswerComment>
export type Fact = z.infer<typeof Fact>
