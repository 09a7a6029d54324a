import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { transferMessages } from './transfer.messages.ts'
import { deletionReason } from '../account-deletion/deletion.shapes.ts'

/** What moves to the new brokerage with the account. */
export const movedLabels = {
  POLICIES: 'Policies',
  RENEWALS: 'Renewals in progress',
  APPLICATIONS: 'Applications',
  DOCUMENTS: 'Documents',
  TASKS: 'Open tasks',
  CLAIMS: 'Claims',
  CERTIFICATES: 'Certificates of insurance',
  CONVERSATIONS: 'Conversations',
  INTERNAL: 'Internal records of the current brokerage',
  PEOPLE: 'People of the insured who keep their access',
} as const

/** What a second brokerage can read of a shared account. */
export const sharedKinds = [
  'POLICIES',
  'RENEWALS',
  'APPLICATIONS',
  'DOCUMENTS',
  'TASKS',
  'CLAIMS',
  'CERTIFICATES',
  'CONVERSATIONS',
] as const satisfies readonly (keyof typeof movedLabels)[]

/** What prevents a share; a move is prevented by more. */
export const shareObstacles: ReadonlySet<keyof typeof obstacleLabels> = new Set([
  'DELETION',
  'FROM_SUSPENDED',
  'TO_SUSPENDED',
  'FROM_NO_ADMIN',
  'TO_NO_ADMIN',
])

/** What ends on the effective date. */
export const endedLabels = {
  STAFF: 'People of the current brokerage who lose access',
  TEAM: 'People who leave the account team',
  ROLES: 'Roles that the current brokerage’s people have on the account',
  TASKS: 'Open tasks that go to the new primary account manager',
  ASSIGNMENTS: 'Open assignments of the current brokerage’s people',
  APPLICATION_LINKS: 'Application links sent by the current brokerage',
  PACKET_LINKS: 'Submission download links',
  INVITATIONS: 'Invitations sent by the current brokerage',
  FEEDS: 'Calendar subscriptions of the current brokerage’s people',
  AMS: 'Connection to the agency management system',
} as const

/** What prevents a transfer. */
export const obstacleLabels = {
  LEGAL_HOLD: 'The account is under a legal hold. Lift the hold first.',
  DELETION: 'A deletion of the account is under way. Cancel it first.',
  UNSIGNED: 'Bind requests wait for a signature. Finish or return them first.',
  BIND_REQUESTED: 'Bind requests wait for the carrier. Wait for the confirmation or return them first.',
  LOSS_RUNS: 'Loss run authorizations wait for a signature. Get them signed or withdraw them first.',
  AT_MARKET: 'Submissions are with carriers that have not responded. Record the responses first.',
  PACKET: 'A submission packet is being created. Try again in a few minutes.',
  AMS_PUSH: 'Values wait to be sent to the agency management system. Try again in a few minutes.',
  FROM_SUSPENDED: 'The current brokerage is suspended. Reinstate it first.',
  TO_SUSPENDED: 'The new brokerage is suspended. Reinstate it first.',
  FROM_NO_ADMIN: 'The current brokerage has no admin who can confirm. Add an admin first.',
  TO_NO_ADMIN: 'The new brokerage has no admin who can confirm. Add an admin first.',
  NO_TEAM: 'The new brokerage has no one for the account team. Add staff first, or propose again with another team.',
} as const

type Keys<T extends Readonly<Record<string, string>>> = [keyof T & string, ...(keyof T & string)[]]
const keysOf = <const T extends Readonly<Record<string, string>>>(labels: T) => Object.keys(labels) as Keys<T>

export const TransferObstacle = z.enum(keysOf(obstacleLabels))
const moment = z.iso.datetime().nullable()
const Side = z.object({ brokerCode: z.string(), name: z.string() })
const Consent = z.object({ by: z.string(), at: z.iso.datetime() }).nullable()

export const TransferPreview = z
  .object({
    moves: z.array(z.object({ kind: z.enum(keysOf(movedLabels)), count: z.number().int() })),
    ends: z.array(z.object({ kind: z.enum(keysOf(endedLabels)), count: z.number().int() })),
    obstacles: z.array(TransferObstacle),
  })
  .meta({ id: 'TransferPreview' })

export const AccountTransfer = z
  .object({
    id: z.uuid(),
    kind: z.enum(['MOVE', 'SHARE']).meta({ description: 'Whether the account goes to the other brokerage or stays' }),
    state: z.enum(['PROPOSED', 'AGREED', 'BLOCKED', 'DONE', 'IN_FORCE', 'ENDED', 'DECLINED', 'WITHDRAWN', 'EXPIRED']),
    accountCode: z.string(),
    companyName: z.string(),
    from: Side,
    to: Side,
    effectiveOn: z.iso.date(),
    endsOn: z.iso.date().nullable().meta({ description: 'Of a share: from then on the other brokerage has no access' }),
    timeZone: z.string().meta({ description: 'Of the account: the effective date begins by its clocks' }),
    reason: z.string(),
    proposedBy: z.string(),
    proposedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().meta({ description: 'Until then both brokerages must confirm' }),
    fromConsent: Consent,
    toConsent: Consent,
    obstacles: z.array(TransferObstacle).meta({ description: 'What stopped it on the effective date' }),
    endedBy: z.string().nullable(),
    endedSide: z.enum(['FROM', 'TO', 'INSURED', 'PLATFORM']).nullable(),
    endedAt: moment,
    endReason: z.string().nullable(),
    doneAt: moment.meta({ description: 'When the account moved, or the share began' }),
    version: z.number().int(),
  })
  .meta({ id: 'AccountTransfer' })

export const AccountTransferDetail = z
  .object({
    transfer: AccountTransfer,
    team: z.array(z.object({ name: z.string(), role: z.string() })).meta({ description: 'At the new brokerage' }),
    admins: z.array(z.string()).max(50).meta({ description: 'Admins of the insured, who are notified' }),
    preview: TransferPreview.meta({ description: 'As of now; of a completed transfer, as of then' }),
  })
  .meta({ id: 'AccountTransferDetail' })

/** A transfer as the account's own people see it, with what they may do. */
export const OwnTransfers = z
  .object({ transfers: z.array(AccountTransfer), mayObject: z.boolean() })
  .meta({ id: 'OwnTransfers' })

export const TransferChoices = z
  .object({
    accountCode: z.string(),
    companyName: z.string(),
    from: Side,
    to: Side,
    timeZone: z.string(),
    first: z.iso.date().meta({ description: 'The first possible effective date' }),
    last: z.iso.date(),
    staff: z.array(z.object({ userId: z.string(), name: z.string() })).meta({ description: 'Of the new brokerage' }),
    admins: z.array(z.string()).max(50).meta({ description: 'Admins of the insured, who are notified' }),
    preview: TransferPreview,
  })
  .meta({ id: 'TransferChoices' })

export const transferReason = field({
  ...deletionReason,
  help: 'Visible to both brokerages and to the insured’s Admins.',
})

export const TransferReason = z.object({ reason: transferReason.schema })

/** A person of the new brokerage, by id; blank for no one. */
const person = z.union([z.uuid(), z.literal('')])

export const transferFields = {
  manager: field({
    schema: z.uuid(transferMessages.managerRequired),
    label: 'Primary account manager',
    kind: 'choice',
    help: 'Also the primary contact of the account.',
    required: true,
  }),
  advisor: field({ schema: person, label: 'Advisor', kind: 'choice' }),
  accountManager: field({ schema: person, label: 'Account manager', kind: 'choice' }),
  effectiveOn: field({
    schema: z.iso.date('Enter the effective date'),
    label: 'Effective date',
    kind: 'day',
    required: true,
  }),
  reason: transferReason,
} as const

export const TransferDraft = z
  .object({
    manager: transferFields.manager.schema,
    advisor: transferFields.advisor.schema,
    accountManager: transferFields.accountManager.schema,
    effectiveOn: transferFields.effectiveOn.schema,
    reason: transferFields.reason.schema,
  })
  .meta({ id: 'TransferDraft' })

const between = { accountCode: z.string().max(60), toBrokerage: z.string().max(60) }

export const NewTransfer = TransferDraft.extend(between).meta({ id: 'NewTransfer' })

export const shareFields = {
  effectiveOn: transferFields.effectiveOn,
  endsOn: field({
    schema: z.union([z.iso.date('Enter the end date'), z.literal('')]),
    label: 'End date',
    kind: 'day',
    help: 'Leave blank to share until someone ends it.',
  }),
  reason: transferReason,
} as const

export const ShareDraft = z
  .object({
    effectiveOn: shareFields.effectiveOn.schema,
    endsOn: shareFields.endsOn.schema,
    reason: shareFields.reason.schema,
  })
  .meta({ id: 'ShareDraft' })

export const NewShare = ShareDraft.extend(between).meta({ id: 'NewShare' })

/** What a share of an account would show, and what prevents it. */
export const ShareChoices = TransferChoices.omit({ staff: true }).meta({ id: 'ShareChoices' })

export type AccountTransfer = z.infer<typeof AccountTransfer>
export type AccountTransferDetail = z.infer<typeof AccountTransferDetail>
export type TransferChoices = z.infer<typeof TransferChoices>
export type ShareChoices = z.infer<typeof ShareChoices>
export type ShareDraft = z.infer<typeof ShareDraft>
export type TransferDraft = z.infer<typeof TransferDraft>
export type TransferObstacle = z.infer<typeof TransferObstacle>
export type TransferPreview = z.infer<typeof TransferPreview>
