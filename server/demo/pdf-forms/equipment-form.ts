import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

const ink = rgb(0.12, 0.14, 0.18)
const line = rgb(0.55, 0.58, 0.63)
const box = { borderColor: line, borderWidth: 0.8 } as const

/** A form in our own words and lines, as a carrier might hand one out: the equipment of a contractor. */
export async function equipmentForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  const form = document.getForm()
  const pages = [document.addPage([612, 792]), document.addPage([612, 792])] as const
  for (const [at, page] of pages.entries()) addHead(page, { plain, bold }, at + 1)

  const text = (page: PDFPage, name: string, label: string, [x, y, width, height = 20]: readonly number[]) => {
    page.drawText(label, { x: x!, y: y! + height + 4, size: 8.5, font: plain, color: ink })
    const known = form.getFieldMaybe(name)
    const field = known === undefined ? form.createTextField(name) : form.getTextField(name)
    if (height > 30) field.enableMultiline()
    field.addToPage(page, { x: x!, y: y!, width: width!, height, ...box })
  }
  const heading = (page: PDFPage, words: string, y: number) =>
    page.drawText(words, { x: 45, y, size: 11, font: bold, color: ink })
  const yesNo = (page: PDFPage, name: string, label: string, y: number) => {
    page.drawText(label, { x: 45, y: y + 3, size: 9.5, font: plain, color: ink })
    const group = form.createRadioGroup(name)
    for (const [answer, x] of [
      ['Y', 470],
      ['N', 525],
    ] as const) {
      page.drawText(answer === 'Y' ? 'Yes' : 'No', { x: x + 17, y: y + 3, size: 9.5, font: plain, color: ink })
      group.addOptionToPage(answer, page, { x, y, width: 12, height: 12, ...box })
    }
  }

  const [first, second] = pages
  heading(first, 'Applicant', 690)
  text(first, 'legalName', 'Legal name', [45, 645, 330])
  text(first, 'fein', 'Federal employer number', [390, 645, 177])
  text(first, 'mailingAddress', 'Mailing address', [45, 600, 522])
  text(first, 'phone', 'Phone', [45, 555, 165])
  text(first, 'website', 'Website', [225, 555, 342])
  text(first, 'dateFormed', 'Date formed', [45, 510, 165])
  text(first, 'headcountFull', 'Full-time employees', [225, 510, 165])
  text(first, 'annualRevenue', 'Revenue expected next year', [405, 510, 162])
  heading(first, 'Equipment', 465)
  text(first, 'equipmentList', 'What equipment do you own, and what is it used for?', [45, 350, 522, 90])
  text(first, 'equipmentValue', 'Value of all of it, new', [45, 305, 240])
  text(first, 'largestItem', 'Value of the largest item', [300, 305, 267])
  yesNo(first, 'rentsFromOthers', 'Do you rent or lease equipment from others?', 265)
  yesNo(first, 'rentsToOthers', 'Do you rent or lend equipment to others?', 240)
  yesNo(first, 'hasTracking', 'Do your machines carry a tracking device?', 215)
  heading(second, 'Care and keeping', 690)
  text(second, 'legalName', 'Legal name', [45, 645, 330])
  text(second, 'storage', 'Where is equipment kept overnight, and how is it secured?', [45, 530, 522, 90])
  yesNo(second, 'hasMaintenance', 'Is there a written plan for maintenance?', 490)
  yesNo(second, 'hasTraining', 'Are operators trained and certified?', 465)
  heading(second, 'Signature', 420)
  text(second, 'signedBy', 'Name, title and date', [45, 375, 522])
  return document.save()
}

function addHead(page: PDFPage, { plain, bold }: { plain: PDFFont; bold: PDFFont }, number: number): void {
  page.drawText('Contractors’ Equipment Questionnaire', { x: 45, y: 735, size: 17, font: bold, color: ink })
  page.drawText(`Please answer every question that applies to you. Page ${number} of 2`, {
    x: 45,
    y: 718,
    size: 9,
    color: ink,
    font: plain,
  })
  page.drawLine({ start: { x: 45, y: 710 }, end: { x: 567, y: 710 }, thickness: 1, color: line })
}
