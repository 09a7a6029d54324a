import { coverageMessages } from '@portico/contract/areas/policies/coverages/coverage.messages.ts'
import type { CoverageSheet } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { externalMessages } from '@portico/contract/areas/policies/external.messages.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Policy, PolicyDetail, PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { listKey } from './policy-lists.queries.ts'

const choicesKey = 'GET /api/accounts/{accountId}/policies/choices'
const summaryKey = 'GET /api/accounts/{accountId}/coverage-summary'
const detailKey = 'GET /api/accounts/{accountId}/policies/{policyId}'
export const changeKey = 'PUT /api/accounts/{accountId}/policies/{policyId}'
export const coveragesKey = 'PUT /api/accounts/{accountId}/policies/{policyId}/coverages'

/** A policy that is stored here, and in which version it was seen. */
export type StoredPolicy = PolicyDetail & { readonly id: string }

/** What the policies of an account can be narrowed by. */
export const policyChoicesQuery = (accountId: string) => q(choicesKey, { params: { accountId } })

/** What the named insureds and locations of a policy can be chosen from. */
export const insuredChoicesQuery = (accountId: string) =>
  q('GET /api/accounts/{accountId}/policies/insured-choices', { params: { accountId } })

/** What covers an account today. */
export const coverageSummaryQuery = (accountId: string) => q(summaryKey, { params: { accountId } })

/** One policy, by id. */
export const policyQuery = (accountId: string, policyId: string) => q(detailKey, { params: { accountId, policyId } })

/** The coverages of the policy before one in its line. */
export const priorCoveragesQuery = (accountId: string, policyId: string) =>
  q('GET /api/accounts/{accountId}/policies/{policyId}/prior-coverages', { params: { accountId, policyId } })

/** One policy of the agency management system, by number and effective date. */
export const externalPolicyQuery = (accountId: string, of: Pick<Policy, 'policyNumber' | 'effectiveDate'>) =>
  q('GET /api/accounts/{accountId}/policies/external', { params: { accountId }, query: of })

/** Refetches an account's policies after a change, even a rejected one, and shows a toast. */
export function usePolicySave(accountId: string) {
  const cache = useQueryClient()
  return async <Saved>(work: Promise<Saved>, message?: string): Promise<Saved> => {
    try {
      const saved = await work
      if (message !== undefined) toasts.show('success', message)
      return saved
    } finally {
      await Promise.all(
        [listKey, choicesKey, detailKey, summaryKey].map((key) =>
          cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] }),
        ),
      )
    }
  }
}

interface Adding {
  readonly file: File | undefined
  /** Only in the agency management system. */
  readonly isExternal: boolean
}

/** What brokerage staff do to the policies of an account. Each throws its error. */
export function usePolicyCalls(accountId: string) {
  const saved = usePolicySave(accountId)
  const ofAccount = { params: { accountId } }
  const send = (id: string, file: File) =>
    call('POST /api/accounts/{accountId}/policies/{id}', { params: { accountId, id }, file })
  return {
    /** Adds a policy, then uploads its file. If the upload fails, the policy is saved anyway, and both are shown. */
    add: async (fields: PolicyFields, { file, isExternal }: Adding): Promise<void> => {
      const body = { ...fields, expectsFile: file !== undefined, isExternal }
      const added = call('POST /api/accounts/{accountId}/policies', { ...ofAccount, body })
      if (file === undefined) return void (await saved(added, policyMessages.created))
      const { id } = await saved(added)
      await saved(send(id, file), policyMessages.created).catch(() => toasts.show('error', policyMessages.fileFailed))
    },
    /** Saves a change of a policy from the version it was made in. */
    change: ({ id: policyId, version }: StoredPolicy, fields: PolicyFields) =>
      saved(call(changeKey, { params: { accountId, policyId }, body: { ...fields, version } }), policyMessages.changed),
    /** Saves the coverages of a policy from the version they were changed in. */
    saveCoverages: ({ id: policyId, version }: StoredPolicy, sheet: CoverageSheet) =>
      saved(
        call(coveragesKey, { params: { accountId, policyId }, body: { ...sheet, version } }),
        coverageMessages.saved,
      ),
    /** Moves a policy from the agency management system to the portal; returns it with its id. */
    keep: ({ policyNumber, effectiveDate }: Policy): Promise<PolicyDetail> =>
      saved(
        call('POST /api/accounts/{accountId}/policies/external/keep', {
          ...ofAccount,
          body: { policyNumber, effectiveDate },
        }),
        externalMessages.kept,
      ),
    /** Sends the file of a policy. */
    sendFile: (id: string, file: File) => saved(send(id, file), policyMessages.fileStored),
    remove: (ids: string[]) =>
      saved(
        call('POST /api/accounts/{accountId}/policies/delete', { ...ofAccount, body: { ids } }),
        ids.length === 1 ? 'Policy deleted' : `${ids.length} policies deleted`,
      ),
  }
}
