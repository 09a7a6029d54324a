import type { ApplicationEntry, Assignment, Progress } from '@portico/contract/areas/applications/application.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { ApplicationRow } from './application-rows.view.ts'

/** A digital application has no file. */
export const extensionOf = ({ isPdf }: Pick<ApplicationRow, 'isPdf'>): 'pdf' | null => (isPdf ? 'pdf' : null)

/** An application as lists show it. */
export const entryOf = (
  row: ApplicationRow,
  { progress, assignees }: { readonly progress: Progress; readonly assignees: readonly Assignment[] },
): ApplicationEntry => ({
  id: row.id,
  brokerAppIdToComplete: row.isGlobalForm ? null : row.formId,
  globalApp: {
    type: row.isPdf ? 'PDF' : 'DIGITAL',
    name: row.formName,
    title: row.formTitle,
    provider: row.formBrokerage ?? 'Portico',
    identifier: row.formId,
  },
  application: {
    name: row.name,
    identifier: row.id,
    extension: extensionOf(row),
    references: [],
    labelMap: { POLICY_TYPE: policyTypeName(row.policyType), YEAR: row.year, CARRIER: row.carrier },
  },
  purpose: row.purpose,
  status: row.status,
  progress,
  assignees: [...assignees],
  doneAt: row.doneAt?.toISOString() ?? null,
  doneBy: row.doneBy,
  changedAt: row.changedAt.toISOString(),
  version: row.version,
})
