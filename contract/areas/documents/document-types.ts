import { z } from 'zod'
import type { PermissionCode } from '../accounts/permission-codes.ts'

/** What a document is, in the words of the trade. */
export const DocumentType = z.enum([
  'POLICY',
  'ENDORSEMENT',
  'BINDER',
  'QUOTE',
  'PROPOSAL',
  'APPLICATION',
  'LOSS_RUN',
  'MOD_SHEET',
  'AUDIT',
  'INVOICE',
  'CERTIFICATE',
  'CONTRACT',
  'INSPECTION',
  'SAFETY_MANUAL',
  'FINANCIAL',
  'CORRESPONDENCE',
  'OTHER',
])

export type DocumentType = z.infer<typeof DocumentType>

export const documentTypeNames: Readonly<Record<DocumentType, string>> = {
  POLICY: 'Policy',
  ENDORSEMENT: 'Endorsement',
  BINDER: 'Binder',
  QUOTE: 'Quote',
  PROPOSAL: 'Proposal',
  APPLICATION: 'Application',
  LOSS_RUN: 'Loss run',
  MOD_SHEET: 'Mod worksheet',
  AUDIT: 'Premium audit',
  INVOICE: 'Invoice',
  CERTIFICATE: 'Certificate',
  CONTRACT: 'Contract',
  INSPECTION: 'Inspection',
  SAFETY_MANUAL: 'Safety manual',
  FINANCIAL: 'Financial statement',
  CORRESPONDENCE: 'Correspondence',
  OTHER: 'Other',
}

/** Types whose documents show what a permission code guards elsewhere; without it they are not there. */
export const guardedTypes: Readonly<Partial<Record<DocumentType, PermissionCode>>> = {
  APPLICATION: 'OP_READ_APPLICATIONS',
  LOSS_RUN: 'OP_READ_LOSS_RUNS',
  MOD_SHEET: 'OP_READ_MOD',
  FINANCIAL: 'OP_READ_FINANCIALS',
}
