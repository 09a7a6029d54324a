import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { Actor, Standing } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

interface Waiting {
  readonly drafts: number
  readonly draftId: string | null
  readonly questions: number
  readonly conversationId: string | null
}

/**
 * The next step of the insured where claims wait for them: first notices to confirm, else questions about claims to answer.
 * Null for everyone else, and for viewers, who can do neither.
 */
export async function claimStepView(
  tx: Tx,
  { account, roles, holdsAllPermissions }: Standing,
  { isViewer }: Actor,
): Promise<Account['nextStep']> {
  if (isViewer || holdsAllPermissions || !roles.some((role) => insuredRoles.includes(role))) return null
  const { rows } = await sql<Waiting>`
    select drafts.many as drafts, drafts.id as "draftId", questions.many as questions, questions.id as "conversationId"
    from (select count(*)::int as many, min(id::text) as id from claims
        where account_code = ${account} and awaits_confirmation and status = 'DRAFT') drafts
      cross join (select count(*)::int as many, min(id::text) as id from conversations
        where account_code = ${account} and topic = 'claim' and status = 'WAITING_CLIENT') questions`.execute(tx.db)
  return stepOf(`/${encodeURIComponent(account)}`, rows[0]!)
}

function stepOf(portal: string, { drafts, draftId, questions, conversationId }: Waiting): Account['nextStep'] {
  if (drafts === 1)
    return {
      text: 'A first notice of a claim was received. Check it, then send it.',
      label: 'Review the claim',
      href: `${portal}/claims-portal/create?draft=${draftId}`,
    }
  if (drafts > 1)
    return {
      text: `${drafts} first notices of claims were received. Check them, then send them.`,
      label: 'Review the claims',
      href: `${portal}/claims-portal`,
    }
  if (questions === 1)
    return {
      text: 'A question about a claim waits for your answer.',
      label: 'Answer the question',
      href: `${portal}/communications/${conversationId}`,
    }
  if (questions > 1)
    return {
      text: `${questions} questions about claims wait for your answer.`,
      label: 'Open communications',
      href: `${portal}/communications`,
    }
  return null
}
