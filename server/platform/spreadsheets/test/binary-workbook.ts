import { utils, write } from '@e965/xlsx'

/** The bytes of an `.xlsb` workbook of one sheet with these rows. */
export function binaryWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const made = utils.book_new()
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((row) => [...row])), 'List')
  return write(made, { type: 'buffer', bookType: 'xlsb' }) as Buffer
}
