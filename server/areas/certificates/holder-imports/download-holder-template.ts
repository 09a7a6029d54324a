import { holderChoices, holderFile } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import type { Handler } from '../../../platform/context.ts'
import { templateFile } from '../../../platform/spreadsheets/tables/upload-files.ts'
import { demandReader } from '../certificates.access.ts'

/** The template for certificate holders. */
export const downloadHolderTemplate: Handler<
  'GET /api/accounts/{accountId}/certificate-holder-imports/template'
> = async (context, { query: { format } }) => {
  demandReader(context)
  const file = templateFile({ name: 'Holders', fields: holderFile.fields, choices: holderChoices, format })
  return { status: 200, file }
}
