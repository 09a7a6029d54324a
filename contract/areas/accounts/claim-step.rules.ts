import { insuredRoles } from '../session/role-names.ts'
import type { Account } from './account.shapes.ts'

/** What of the claims of an account waits for its own people. */
export interface ClientClaims {
  readonly drafts: number
  readonly draftId: string | null
  readonly questions: number
  readonly conversationId: string | null
}

interface Reader {
  readonly roles: readonly string[]
  /** Staff of the brokerage and platform administrators do. */
  readonly holdsAllPermissions: boolean
  readonly isViewer: boolean
}

/**
 * The next step of the insured where claims wait for them: first notices to confirm, else questions about claims to answer.
 * Null for everyone else, and for viewers, who can do neither.
 */
export function claimStep(
  account: string,
  { drafts, draftId, questions, conversationId }: ClientClaims,
  { roles, holdsAllPermissions, isViewer }: Reader,
): Account['nextStep'] {
  if (isViewer || holdsAllPermissions || !roles.some((role) => insuredRoles.includes(role))) return null
  const portal = `/${encodeURIComponent(account)}`
  if (drafts > 0)
    return drafts === 1
      ? {
          text: 'A first notice of a claim was received. Check it, then send it.',
          label: 'Review the claim',
          href: `${portal}/claims-portal/create?draft=${draftId}`,
        }
      : {
          text: `${drafts} first notices of claims were received. Check them, then send them.`,
          label: 'Review the claims',
          href: `${portal}/claims-portal`,
        }
  if (questions === 0) return null
  return questions === 1
    ? {
        text: 'A question about a claim needs your answer.',
        label: 'Answer the question',
        href: `${portal}/communications/${conversationId}`,
      }
    : {
        text: `${questions} questions about claims need your answer.`,
        label: 'Open communications',
        href: `${portal}/communications`,
      }
}
