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
}

/** Whether claims can wait for someone: for the insured, except viewers, who can neither confirm nor answer. */
export const answersForClaims = ({ roles, holdsAllPermissions }: Reader, isViewer: boolean): boolean =>
  !isViewer && !holdsAllPermissions && roles.some((role) => insuredRoles.includes(role))

/** The next step where claims wait: first notices to confirm, else questions to answer; null if there are none. */
export function claimStep(
  account: string,
  { drafts, draftId, questions, conversationId }: ClientClaims,
): Account['nextStep'] {
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
