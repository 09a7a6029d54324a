import type { ContractReviewRow } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, formatDate } from '../../../platform/formats.ts'
import { reviewsPath } from '../contract-reviews.queries.ts'

const plain = (
  key: string,
  header: string,
  text: (row: ContractReviewRow) => string,
): ListColumn<ContractReviewRow> => ({ key, header, text, cell: text, sortValue: text })

const resultOf = ({ gaps, unclear, met, waiting }: ContractReviewRow) => {
  if (gaps > 0) return { label: counted(gaps, 'gap'), tone: 'danger' } as const
  if (waiting > 0) return { label: `${waiting} to confirm`, tone: 'warning' } as const
  if (unclear > 0) return { label: `${unclear} cannot tell`, tone: 'warning' } as const
  return met > 0
    ? ({ label: 'All met', tone: 'success' } as const)
    : ({ label: 'No requirements', tone: 'neutral' } as const)
}

/** The columns of the contract reviews of an account. */
export const reviewColumns = (accountId: string): readonly ListColumn<ContractReviewRow>[] => [
  {
    ...plain('name', 'Review', ({ name }) => name),
    cell: ({ id, name }) => <AppLink href={reviewsPath(accountId, id)}>{name}</AppLink>,
  },
  {
    ...plain('result', 'Result', (row) => resultOf(row).label),
    cell: (row) => <Pill tone={resultOf(row).tone}>{resultOf(row).label}</Pill>,
  },
  plain('holder', 'Holder', ({ holderName }) => holderName),
  plain('project', 'Project', ({ project }) => project),
  plain('source', 'Source', ({ fileName, setName }) => fileName || setName || 'Entered by hand'),
  { ...plain('met', 'Met', ({ met }) => String(met)), sortValue: ({ met }) => met },
  { ...plain('createdBy', 'Started by', ({ createdBy }) => createdBy), startsHidden: true },
  {
    ...plain('createdAt', 'Started', ({ createdAt }) => formatDate(new Date(createdAt))),
    sortValue: ({ createdAt }) => createdAt,
  },
]
