import type { ContractReview } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { holderAddress } from '@portico/contract/areas/contract-reviews/holder-address.rules.ts'
import type { ClauseKind } from '@portico/contract/areas/vendors/clause-kinds.ts'
import { type ContractReading, RequestScreen } from '../../certificates/certificates.public.ts'
import { reviewsPath, useReviewCalls } from '../contract-reviews.queries.ts'

/** A certificate request, which reads the contract that requires it. */
export default function ContractRequestScreen({ accountId }: { readonly accountId: string }) {
  const { read } = useReviewCalls(accountId)
  return (
    <RequestScreen
      accountId={accountId}
      readContract={async (file, sending) => readingOf(accountId, await read(file, sending))}
    />
  )
}

function readingOf(accountId: string, { id, documentId, fileName, clauses }: ContractReview): ContractReading {
  const readOf = (kind: ClauseKind) => clauses.find(({ read }) => read?.kind === kind)?.read ?? undefined
  const holder = readOf('HOLDER')
  return {
    id: documentId ?? '',
    name: fileName,
    holder: holder && { name: holder.text, ...holderAddress(holder.address) },
    project: readOf('PROJECT')?.text ?? '',
    requirements: clauses.filter(({ read }) => read?.kind !== 'HOLDER' && read?.kind !== 'PROJECT').length,
    href: reviewsPath(accountId, id),
  }
}
