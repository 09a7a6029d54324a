import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { oneLine, text } from '../../kit/text.ts'
import { renewalMessages } from './renewal.messages.ts'
import { renewalStages } from './renewal-stages.ts'
import { laterSteps, leadSteps } from './lead-times.ts'
import { sectionKinds } from './section-kinds.ts'
import { sectionMarks, sectionStatuses } from './section-marks.ts'

const Person = z.object({ userId: z.string(), name: z.string() })

export const RenewalStage = z.enum(renewalStages)
export const SectionKind = z.enum(sectionKinds)

const SectionStatus = z
  .enum(sectionStatuses)
  .meta({ description: 'NOT_STARTED and IN_PROGRESS are derived from the section’s contents' })

/** What blocks a section, where to fix it, and whether it must be fixed. */
export const Blocker = z
  .object({
    text: z.string(),
    link: z.string().nullable().meta({ description: 'A page of the portal' }),
    isHard: z.boolean().meta({ description: 'Prevents the section from being complete' }),
  })
  .meta({ id: 'RenewalBlocker' })

/** A part of a section, such as one schedule or application. */
const SectionPart = z.object({
  name: z.string(),
  link: z.string().nullable(),
  percent: z.number().int().min(0).max(100),
})

export const RenewalSection = z
  .object({
    kind: SectionKind,
    isComplete: z.boolean(),
    isBeforeSubmission: z.boolean(),
    status: SectionStatus,
    percent: z
      .number()
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'How much is filled in, also where the section was marked complete before all of it was' }),
    owner: Person.nullable(),
    dueOn: z.iso.date().nullable(),
    blockers: z.array(Blocker),
    parts: z.array(SectionPart).meta({ description: 'Empty if SHOW_CHILD_PROGRESS is off' }),
    changedSinceLastYear: z.number().int().nullable().meta({
      description: 'Changed values and new files; null if there is no prior year or it is not known',
    }),
    nothingChanged: z.boolean().meta({ description: 'A person confirmed that nothing has changed since last year' }),
    marked: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    reopenedReason: z.string().nullable(),
    unfinishedReason: z
      .string()
      .nullable()
      .meta({ description: 'Why the section was marked complete before all of it was filled in' }),
    nudged: z
      .object({
        by: z.string().nullable().meta({ description: 'Null for an automatic reminder' }),
        at: z.iso.datetime(),
      })
      .nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'RenewalSection' })

/** A coverage requested from the market, for an expiring policy or a new line. */
export const RequestedCoverage = z.object({
  name: oneLine().trim().min(1).max(120),
  limit: cents().nullable(),
  deductible: cents().nullable(),
  note: text().trim().max(500).default(''),
})

export const RenewalLine = z
  .object({
    id: z.string(),
    line: oneLine().trim().min(1).max(60).meta({ description: 'Code of a policy type' }),
    policyId: z.string().nullable().meta({ description: 'The policy that expires; null for a new line' }),
    requested: z.array(RequestedCoverage).max(60),
    carriersExcluded: z.array(oneLine().trim().min(1).max(120)).max(60),
  })
  .meta({ id: 'RenewalLine' })

export const RenewalCycle = z
  .object({
    id: z.string(),
    effectiveOn: z.iso.date().meta({ description: 'Effective date of the new term' }),
    isCurrent: z.boolean(),
    stage: RenewalStage,
    version: z.number().int(),
  })
  .meta({ id: 'RenewalCycle' })

/** A step from kickoff to bound, and until when it is safe. */
export const CriticalStep = z
  .object({
    step: z.enum([...sectionKinds, ...laterSteps]).meta({ description: 'An open section, or what follows them' }),
    side: z.enum(['CLIENT', 'BROKER', 'MARKET']).meta({ description: 'The responsible party' }),
    owner: Person.nullable(),
    latestSafeOn: z.iso.date(),
    forecastOn: z.iso.date().nullable().meta({ description: 'Forecast at the current pace; null while there is none' }),
    doneAt: z.iso.datetime().nullable(),
    state: z.enum(['DONE', 'ON_TIME', 'SLIPPING', 'LATE']),
    leadDays: z.number().int(),
  })
  .meta({ id: 'CriticalStep' })

export const CriticalPath = z
  .object({
    steps: z.array(CriticalStep),
    slippingDays: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Days by which the forecast misses the effective date; null while there is no forecast' }),
    held: z
      .object({ client: z.number(), broker: z.number(), market: z.number() })
      .meta({ description: 'Days with each party' }),
  })
  .meta({ id: 'CriticalPath' })

/** A renewal as its page shows it: the application cycle of the specification. */
export const Renewal = RenewalCycle.extend({
  accountId: z.string(),
  name: z.string().meta({ description: 'The renewal flow name, or the proposal flow name for a prospect' }),
  daysLeft: z.number().int(),
  sections: z.array(RenewalSection).meta({ description: 'Filtered by preferences and permission codes' }),
  closedReason: z.string().nullable(),
  isReady: z.boolean().meta({ description: 'Every section before submission is complete, including hidden ones' }),
  lines: z.array(RenewalLine),
  path: CriticalPath,
}).meta({ id: 'Renewal' })

export const RenewalClosing = z.object({
  reason: text().trim().min(5, renewalMessages.closeReason).max(500),
  version: z.number().int(),
})

const reason = () => text().trim().min(5, renewalMessages.reasonRequired).max(500)

export const RenewalDraft = z.object({ effectiveOn: z.iso.date({ error: 'must be a valid date mm/dd/yyyy' }) })

export const SectionPlan = z.object({
  ownerId: z.string().nullable(),
  dueOn: z.iso.date({ error: 'must be a valid date mm/dd/yyyy' }).nullable(),
  version: z.number().int(),
})

/** A section's new status. `null` reopens it; that and completing an unfinished section require a reason. */
export const SectionMark = z
  .object({
    mark: z.enum(sectionMarks).nullable(),
    nothingChanged: z.boolean().default(false),
    reason: reason().optional(),
    version: z.number().int(),
  })
  .refine(({ mark, reason: given }) => mark !== null || given !== undefined, {
    path: ['reason'],
    message: renewalMessages.reasonRequired,
  })

export const Selection = z.object({
  lines: z
    .array(RenewalLine.omit({ id: true }))
    .min(1, renewalMessages.emptySelection)
    .max(60),
  version: z.number().int(),
})

/** A renewal among all of a brokerage. */
export const RenewalCard = RenewalCycle.extend({
  accountId: z.string(),
  companyName: z.string(),
  daysLeft: z.number().int(),
  complete: z.number().int().meta({ description: 'Number marked complete or not applicable' }),
  sections: z.number().int().meta({ description: 'Before submission, by flag and preference' }),
  manager: z.string().nullable(),
  isLate: z.boolean().meta({ description: 'An open section is overdue, or the next stage is behind schedule' }),
}).meta({ id: 'RenewalCard' })

export const RenewalBoard = z
  .object({
    stages: z.array(z.object({ stage: RenewalStage, count: z.number().int() })),
    windows: z.array(z.object({ days: z.number().int(), count: z.number().int() })),
    late: z.number().int().meta({ description: 'Number behind schedule' }),
    cards: z.array(RenewalCard),
    next: z.string().nullable(),
  })
  .meta({ id: 'RenewalBoard' })

/** Days that must stay for the next step once one is done, for terms that start on a day or later. */
export const LeadTime = z.object({
  step: z.enum(leadSteps),
  days: z.number().int().min(0, 'must not be a negative number').max(365),
  from: z.iso.date(),
})

/** When each step of a brokerage's renewals must be done, and how often it has people reminded of those that slip. */
export const LeadTimes = z.object({
  rules: z.array(LeadTime).max(100),
  remindEvery: z
    .number()
    .int()
    .min(1, 'must be at least 1 day')
    .max(60)
    .nullable()
    .meta({ description: 'Days between two reminders of a step; null for no automatic reminders' }),
})

export type RenewalStage = z.infer<typeof RenewalStage>
export type SectionStatus = z.infer<typeof SectionStatus>
export type Blocker = z.infer<typeof Blocker>
export type RenewalSection = z.infer<typeof RenewalSection>
export type RequestedCoverage = z.infer<typeof RequestedCoverage>
export type RenewalLine = z.infer<typeof RenewalLine>
export type RenewalCycle = z.infer<typeof RenewalCycle>
export type Renewal = z.infer<typeof Renewal>
export type CriticalStep = z.infer<typeof CriticalStep>
export type CriticalPath = z.infer<typeof CriticalPath>
export type RenewalDraft = z.infer<typeof RenewalDraft>
export type SectionPlan = z.infer<typeof SectionPlan>
export type SectionMark = z.infer<typeof SectionMark>
export type Selection = z.infer<typeof Selection>
export type RenewalCard = z.infer<typeof RenewalCard>
export type RenewalBoard = z.infer<typeof RenewalBoard>
export type LeadTime = z.infer<typeof LeadTime>
export type LeadTimes = z.infer<typeof LeadTimes>
