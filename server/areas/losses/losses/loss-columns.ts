import type { LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'

/** A loss's columns. */
export const columnsOf = (fields: LossFields) => ({
  policy_id: fields.policyId,
  claim_number: fields.claimNumber,
  loss_on: fields.lossOn,
  reported_on: fields.reportedOn,
  claimant: fields.claimant,
  cause: fields.cause,
  description: fields.description,
  status: fields.status,
  paid_indemnity: fields.paid.indemnity,
  paid_medical: fields.paid.medical,
  paid_expense: fields.paid.expense,
  reserve_indemnity: fields.reserve.indemnity,
  reserve_medical: fields.reserve.medical,
  reserve_expense: fields.reserve.expense,
  recovered_indemnity: fields.recovered.indemnity,
  recovered_medical: fields.recovered.medical,
  recovered_expense: fields.recovered.expense,
  page: fields.page,
})
