import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { filledPdf } from '../../pdf-forms/pdf-forms.door.ts'
import type { ApplicationRow } from '../entries/application-rows.view.ts'
import type { OpenApplication } from '../entries/open-application.ts'
import { applicationPdf, footOf, type Heading } from '../pdf/application-pdf.ts'

/** The PDF of an application before it is made. */
export interface PdfToMake {
  /** All that it says: two that say the same are the same. */
  readonly says: string
  readonly make: () => Promise<Uint8Array>
}

/** The PDF of an application as it stands; what it needs is read at once, and no transaction waits while it is made. */
export async function pdfOfApplication(
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  { row, sheet, filled }: Pick<OpenApplication, 'row' | 'sheet' | 'filled'>,
  { account, now, done }: Pick<Heading, 'now' | 'done'> & { readonly account: string },
): Promise<PdfToMake> {
  const company = await companyView(tx, account)
  const { name, formTitle, policyType, year, carrier } = row
  const heading = { name, title: formTitle, policyType: policyTypeName(policyType), year, carrier, company, now, done }
  const says = JSON.stringify([heading, row.editionId, filled.values])
  if (!row.isPdf) return { says, make: () => applicationPdf(heading, sheet.layout, filled.values) }
  const make = await filledPdf(tx, platform, {
    formId: row.formId,
    layout: sheet.layout,
    values: filled.values,
    title: `${name} ${year}`,
    foot: footOf(heading),
    at: now,
  })
  return { says, make }
}

async function companyView(tx: Tx, account: string): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select company_name as name from accounts where code = ${account}`.execute(tx.db)
  return rows[0]?.name ?? account
}

/** Under which name an application is downloaded; nothing in it leaves a folder. */
export const fileNameOf = ({ name, year }: Pick<ApplicationRow, 'name' | 'year'>): string => {
  const plain = `${name} ${year}`
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${plain}.pdf`
}
