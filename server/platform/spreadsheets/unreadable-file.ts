/** Why a file cannot be read, each with the sentence shown to the client. */
export const unreadable = {
  unknown_kind: 'Please choose a spreadsheet: an Excel workbook (.xlsx, .xls, .xlsb) or a CSV file.',
  wrong_extension:
    'The file contents do not match the file extension. Open it in Excel, save it as an Excel workbook (.xlsx) and choose that file.',
  encrypted: 'This file is protected by a password. Remove the password in Excel, save the file and choose it again.',
  macros:
    'This file contains macros, which are not accepted. Save it in Excel as a workbook without macros (.xlsx) and choose that file.',
  damaged: 'This file is damaged and cannot be read. Open it in Excel, save it again and choose the new file.',
  too_large: 'This file is too large to import. Split it into smaller files and choose them one by one.',
  too_wide:
    'This sheet has values far to the right of the list. Delete everything beyond the last column of the list and choose the file again.',
  too_slow: 'Reading this file takes too long. Copy the list into a new workbook, save it and choose that file.',
} as const

export type UnreadableCode = keyof typeof unreadable

/** A file that is not read. Its message is a sentence that a client understands. */
export class UnreadableFile extends Error {
  readonly code: UnreadableCode

  constructor(code: UnreadableCode, options?: ErrorOptions) {
    super(unreadable[code], options)
    this.name = 'UnreadableFile'
    this.code = code
  }
}
