import type { CertificateHolderDraft } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'

/** The columns of a certificate holder. */
export const holderColumns = ({ groupName, loanNumber, isRenewed, ...same }: CertificateHolderDraft) => ({
  ...same,
  group_name: groupName,
  loan_number: loanNumber,
  is_renewed: isRenewed,
})
