/** What is wrong with an uploaded spreadsheet of things that are named by a noun, such as `account`. */
export const fileMessages = (noun: string) => ({
  emptyFile: `This file has no rows. Add one ${noun} per row under the headings of the template.`,
  noRows: `This file has headings but no ${noun}s. Add one ${noun} per row under the headings.`,
  noHeadings: 'No headings were found. Use the headings of the template in the first row.',
  tooManyRows: (limit: string) => `This file has more than ${limit} rows. Split it into smaller files.`,
  tooManyColumns: (limit: number) =>
    `This file has more than ${limit} columns. Delete the columns that are not ${noun}s.`,
  tooLarge: (size: string) => `This file is larger than ${size}. Split it into smaller files.`,
  unknownColumn: 'The file has no such column. Choose another one.',
  matchedTwice: 'Two fields use this column. Choose another one.',
  wrongYesNo: (typed: string) => `“${typed}” is not Y or N. Enter Y or N.`,
  wrongEmail: (typed: string) => `“${typed}” is not an email address. Example: name@company.com`,
})

export type FileMessages = ReturnType<typeof fileMessages>
