export { pdfFormsRoutes } from './pdf-forms.routes.ts'
export { filledPdf } from './filling/filled-pdf.ts'
export { shownAnswer } from './filling/shown-answer.ts'
export { sheetsFile } from './library/sheets-file.ts'
