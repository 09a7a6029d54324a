import type { CertificateHolderDraft } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'

type Address = Partial<Pick<CertificateHolderDraft, 'street' | 'city' | 'state' | 'zip'>>

/** A holder's address in one line, as far as it is known. */
export const addressLine = ({ street, city, state, zip }: Address): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
