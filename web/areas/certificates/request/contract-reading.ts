import type { CertificateHolderDraft } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import type { Sending } from '../../../platform/files/sending.ts'

/** What a contract says about the certificate that it requires: proposals, until the person uses them. */
export interface ContractReading {
  readonly id: string
  readonly name: string
  readonly holder: Partial<CertificateHolderDraft> | undefined
  readonly project: string
  readonly requirements: number
  /** Where its requirements are compared with the policies. */
  readonly href: string
}

export type ReadContract = (file: File, sending: Sending) => Promise<ContractReading>
