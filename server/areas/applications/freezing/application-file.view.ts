import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ApplicationRow } from '../entries/application-rows.view.ts'
import type { OpenApplication } from '../entries/open-application.ts'
import { applicationPdf, type Heading } from '../pdf/application-pdf.ts'

/** The PDF of an application as it stands. */
export async function pdfOfApplication(
  tx: Tx,
  account: string,
  { row, sheet, filled }: Pick<OpenApplication, 'row' | 'sheet' | 'filled'>,
  { now, done }: Pick<Heading, 'now' | 'done'>,
): Promise<Uint8Array> {
  const company = await companyView(tx, account)
  const { name, formTitle, policyType, year, carrier } = row
  const heading = { name, title: formTitle, policyType: policyTypeName(policyType), year, carrier, company, now, done }
  return applicationPdf(heading, sheet.layout, filled.values)
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
