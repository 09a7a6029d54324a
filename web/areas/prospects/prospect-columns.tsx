import { leadSources, pipelineStages } from '@portico/contract/areas/details/pipeline.shapes.ts'
import { type Prospect, prospectForms } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import type { Column } from '../../kit/data/data-table.tsx'
import { TwoLines } from '../../kit/data/two-lines.tsx'
import type { ListColumn } from '../../kit/lists/list-columns.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'

const dayOf = (at: string | null): string => (at === null ? 'None' : formatDate(new Date(at)))

/** What the list shows of a prospect, and a file holds. */
export const prospectColumns: readonly ListColumn<Prospect>[] = [
  {
    key: 'company',
    header: 'Company',
    text: ({ companyName }) => companyName,
    cell: ({ accountCode, companyName }) => (
      <TwoLines under={accountCode}>
        <AppLink href={`/${encodeURIComponent(accountCode)}/details`}>{companyName}</AppLink>
      </TwoLines>
    ),
  },
  words('brokerage', 'Brokerage', ({ brokerName }) => brokerName),
  words('stage', 'Stage', ({ stage }) => pipelineStages[stage]),
  words('source', 'Source', ({ source }) => (source === null ? 'Unknown' : leadSources[source])),
  words('forms', 'Applications', formsText),
  words('owner', 'Owner', ({ owner }) => owner ?? 'Unassigned'),
  words('created', 'Created', ({ createdAt }) => dayOf(createdAt)),
  words('activity', 'Last activity', ({ lastActivityAt }) => dayOf(lastActivityAt)),
]

/** The columns of a file: the code of an account has its own. */
export const fileColumns: readonly ListColumn<Prospect>[] = [
  words('code', 'Account code', ({ accountCode }) => accountCode),
  ...prospectColumns,
]

export const convertColumn = (onConvert: (prospect: Prospect) => void): Column<Prospect> => ({
  key: 'convert',
  header: 'Actions',
  cell: (prospect) => (
    <Button kind="quiet" small onClick={() => onConvert(prospect)}>
      Convert<VisuallyHidden> {prospect.companyName}</VisuallyHidden>
    </Button>
  ),
})

function words(key: string, header: string, text: (prospect: Prospect) => string): ListColumn<Prospect> {
  return { key, header, text, cell: text }
}

function formsText({ forms, formCount, formsDone }: Prospect): string {
  if (forms === 'NONE') return prospectForms.NONE
  return `${prospectForms[forms]} (${formsDone} of ${formCount})`
}
