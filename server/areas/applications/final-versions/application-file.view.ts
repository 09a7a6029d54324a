import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { filledPdf } from '../../pdf-forms/pdf-forms.public.ts'
import type { ApplicationRow } from '../entries/application-rows.view.ts'
import { mailingAddressView } from '../book/mailing-address.view.ts'
import type { OpenApplication } from '../entries/open-application.ts'
import { applicationPdf, footOf, type Heading } from '../pdf/application-pdf.ts'

/** The PDF of an application before it is made. */
export interface PdfToMake {
  /** All that it says: two that say the same are the same. */
  readonly says: string
  readonly make: () => Promise<Uint8Array>
}

/** The PDF of an application in its current state; all reads come first, so that no transaction waits for the PDF. */
export async function pdfOfApplication(
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  { row, sheet, filled }: Pick<OpenApplication, 'row' | 'sheet' | 'filled'>,
  { account, now, done }: Pick<Heading, 'now' | 'done'> & { readonly account: string },
): Promise<PdfToMake> {
  const { companyName: company, brokerCode, timeZone } = await accountHead(tx, account)
  const letterhead = await letterheadView(tx, brokerCode)
  const { name, formTitle: title, policyType, year, carrier } = row
  const heading = { name, title, policyType: policyTypeName(policyType), year, carrier, company, now, done, timeZone }
  const companyAddress = await mailingAddressView(tx, account)
  const logo = letterhead.logo?.bytes.length
  const says = JSON.stringify([heading, companyAddress, { ...letterhead, logo }, row.editionId, filled.values])
  if (!row.isPdf)
    return { says, make: () => applicationPdf({ ...heading, letterhead, companyAddress }, sheet.layout, filled.values) }
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

/** Under which name an application is downloaded; nothing in it leaves a folder. */
export const fileNameOf = ({ name, year }: Pick<ApplicationRow, 'name' | 'year'>): string => {
  const plain = `${name} ${year}`
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${plain}.pdf`
}
