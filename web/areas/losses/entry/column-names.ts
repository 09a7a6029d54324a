import type { LossColumn } from '@portico/contract/areas/losses/loss.shapes.ts'

/** What the columns of a file of losses are called here, in order. */
export const columnNames: readonly (readonly [LossColumn, string])[] = [
  ['claimNumber', 'Claim number'],
  ['lossOn', 'Date of loss'],
  ['policyNumber', 'Policy number'],
  ['reportedOn', 'Date reported'],
  ['status', 'Status'],
  ['claimant', 'Claimant'],
  ['cause', 'Cause'],
  ['description', 'Description'],
  ['paidIndemnity', 'Paid, or paid indemnity'],
  ['paidMedical', 'Paid medical'],
  ['paidExpense', 'Paid expense'],
  ['reserveIndemnity', 'Reserves, or indemnity reserve'],
  ['reserveMedical', 'Medical reserve'],
  ['reserveExpense', 'Expense reserve'],
  ['recovered', 'Recoveries'],
  ['page', 'Page'],
]
