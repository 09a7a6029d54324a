import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type {
  SubmissionContent,
  SubmissionFinding,
  SubmissionPreview,
} from '@portico/contract/areas/submissions/submission.shapes.ts'
import { sectionCodes } from '@portico/contract/areas/renewals/section-codes.ts'
import { fullName, type AccountAccess } from '../../../platform/access/actor.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sectionsView } from '../../renewals/renewals.public.ts'
import { seesPersonal } from '../../schedules/schedules.public.ts'
import { submittedIn } from '../history/submission-details.ts'
import { maySign } from '../submission.access.ts'
import { submissionBefore, type SubmissionRow } from '../submissions.view.ts'
import { changesView } from './change-details.view.ts'
import { contentView } from './content.view.ts'
import { submittableDocumentsView } from './documents.view.ts'
import { findingsOf } from './findings.ts'
import { recipientsView } from './recipients.view.ts'
import { titleView } from './signer.view.ts'
import { termOf, wantedCycle, type WantedCycle } from './wanted-cycle.view.ts'

/** What would be submitted now, and what prevents it. */
export const getPreview: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/submission-preview'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const { actor, account: access } = context
    const cycle = await wantedCycle(tx, access.account, params.cycleId)
    const [sections, { recipients, onlyManagers }, previous, title] = await Promise.all([
      sectionsView(tx, access, termOf(cycle, context)),
      recipientsView(tx, access),
      submissionBefore(tx, access.account, { cycleId: cycle.id }),
      titleView(tx, actor.userId),
    ])
    const held = access.isAccountAdmin ? await heldView(tx, context, cycle, previous) : withheld
    const body: SubmissionPreview = {
      cycleId: cycle.id,
      effectiveOn: cycle.effectiveOn,
      company: cycle.company,
      isOver: cycle.isOver,
      maySign: maySign(access, actor),
      signer: { name: fullName(actor), title },
      attestation: submissionMessages.attestation,
      findings: findingsOf(access.account, sections).filter((finding) => maySee(access, finding)),
      recipients,
      onlyManagers,
      previous: previous ? { number: previous.number, submittedAt: previous.submittedAt.toISOString() } : null,
      ...held,
    }
    return { status: 200, body }
  })

/** That a section is open concerns everyone; what it holds is for those whose permission codes show it. */
function maySee({ isAccountAdmin, permissions }: AccountAccess, { kind, section }: SubmissionFinding): boolean {
  const code = sectionCodes[section]
  return kind === 'OPEN' || isAccountAdmin || code === undefined || permissions.includes(code)
}

type Held = Pick<SubmissionPreview, 'content' | 'documents' | 'changes'>

/** A submission's content is hidden from people who may not read all of it. */
const withheld: Held = { content: null, documents: [], changes: null }

async function heldView(
  tx: Tx,
  { account: { account }, actor }: Pick<AccountContext, 'account' | 'actor'>,
  cycle: WantedCycle,
  previous: SubmissionRow | undefined,
): Promise<Held> {
  const chosen = new Set(previous?.content.documents.map(({ id }) => id))
  const now: SubmissionContent = await contentView(tx, account, cycle, [...chosen])
  const { facts: _, ...content } = now
  const documents = await submittableDocumentsView(tx, account)
  const reader = { account, seesPersonal: seesPersonal(actor) }
  return {
    content,
    documents: documents.map(({ cameAt, ...document }) => {
      const wasSubmitted = chosen.has(document.id)
      const isNew = previous === undefined || cameAt > previous.submittedAt
      return { ...document, wasSubmitted, isProposed: wasSubmitted || (isNew && document.kind !== 'DOCUMENT') }
    }),
    changes:
      previous === undefined
        ? null
        : await changesView(tx, reader, {
            before: submittedIn(previous),
            now: { content: now, snapshot: 'CURRENT' },
          }),
  }
}
