import { choicesOf, field } from '../../kit/field.ts'
import { lossCauses } from './loss-causes.ts'
import { lossStatusNames } from './loss-names.ts'
import { LossFields } from './loss.shapes.ts'

const { shape } = LossFields

/** What people enter of a loss, amounts apart. */
export const lossFields = {
  claimNumber: field({ kind: 'text', label: 'Claim number', required: true, schema: shape.claimNumber }),
  policyId: field({ kind: 'choice', label: 'Policy', schema: shape.policyId }),
  lossOn: field({ kind: 'day', label: 'Date of loss', schema: shape.lossOn }),
  reportedOn: field({ kind: 'day', label: 'Date reported', schema: shape.reportedOn }),
  status: field({ kind: 'choice', label: 'Status', choices: choicesOf(lossStatusNames), schema: shape.status }),
  cause: field({ kind: 'choice', label: 'Cause', choices: choicesOf(lossCauses), schema: shape.cause }),
  claimant: field({ kind: 'text', label: 'Claimant', help: 'Hidden from viewers', schema: shape.claimant }),
  page: field({ kind: 'number', label: 'Page of the document', schema: shape.page }),
}

export const lossDescription = field({ kind: 'long-text', label: 'Description', schema: shape.description })
