import { acceptDeficiency } from './certificates/accept-deficiency.ts'
import { storeCertificate } from './certificates/certificate.store.ts'
import { confirmCertificate } from './certificates/confirm-certificate.ts'
import { vendors } from './vendors.record.ts'

/** What people do about vendors and the certificates that come from them. */
export const vendorHandling = { vendors, storeCertificate, confirm: confirmCertificate, accept: acceptDeficiency }
