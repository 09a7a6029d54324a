import type { CertificateContents } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import type { Letterhead } from '../../../platform/pdf/pdf-pages.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import type { CertificatePrinter } from './certificate-printer.ts'

interface Filed {
  readonly print: CertificatePrinter
  readonly record: Pick<CertificateRecord, 'number' | 'revision' | 'status' | 'holderName' | 'request'>
  readonly contents: CertificateContents
  readonly letterhead: Letterhead
  readonly address: string
  readonly at: Date
}

export const pdfType = 'application/pdf'

/** An issued certificate as a PDF, made of what it stated on the day of issue, and the name of the file. */
export async function certificateFile({ print, record, ...rest }: Filed): Promise<{ name: string; bytes: Uint8Array }> {
  const { number, revision, status, holderName } = record
  return {
    name: `${plainName(`Certificate ${number}${revision === 0 ? '' : ` rev ${revision}`} ${holderName}`)}.pdf`,
    bytes: await print(record, { number, revision, isSuperseded: status === 'SUPERSEDED', ...rest }),
  }
}
