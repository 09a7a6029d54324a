import { addressText } from '../../platform/text/address-text.ts'

/** What the page is for. */
export const uploadLead = 'Create many accounts from a spreadsheet, with their teams and first contacts.'

interface UploadAddress {
  readonly brokerage?: string
  readonly upload?: string
}

/** Which brokerage and upload an address opens. */
export function uploadIn(address: Readonly<Record<string, unknown>>): UploadAddress {
  const brokerage = addressText(address.brokerage)
  const upload = addressText(address.upload)
  return { ...(brokerage !== '' && { brokerage }), ...(upload !== '' && { upload }) }
}
