import { expect, test } from 'vitest'
import { documentMessages } from './areas/documents/document.messages.ts'
import { pdfFormMessages } from './areas/pdf-forms/pdf-form.messages.ts'
import { importMessages } from './areas/schedule-imports/import.messages.ts'

const { notImportable, unknownFormat, unknownTab, emptyFile, noRows, nothingMatched, gone, failed } = importMessages
const { formatUnknown, contentDiffers, macros, oldExcel, encrypted, programs, leadsOut } = documentMessages
const { activePdf, pdfTooLarge, pdfUnreadable, empty, malware, scannerAway, tooLarge } = documentMessages
const { notPdf, encrypted: locked, xfa, damaged, tooLarge: tooHeavy, tooManyPages, tooManyFields } = pdfFormMessages

const refusals = [
  [notImportable, unknownFormat, unknownTab, emptyFile, noRows, nothingMatched, gone, failed],
  [formatUnknown, contentDiffers, macros, oldExcel, encrypted, programs, leadsOut],
  [activePdf, pdfTooLarge, pdfUnreadable, empty, malware, scannerAway, tooLarge],
  [notPdf, locked, xfa, damaged, tooHeavy, tooManyPages(40), tooManyFields(500)],
].flat()

test.each(refusals)('says what to do: %s', (text) => {
  expect(text).toMatch(
    /(?:^|[.;] )(?:Choose|Enter|Import|Match|Open|Upload|Save|Remove|Archive|Print|Split|Please try)\b/,
  )
})
