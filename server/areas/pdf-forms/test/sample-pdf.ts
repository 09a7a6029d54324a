import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'

type Change = (document: PDFDocument) => void | Promise<void>

/** A PDF with one field of each kind on its first page, whose name comes again on the second. */
export async function samplePdf(change: Change = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const [first, second] = [document.addPage([612, 792]), document.addPage([612, 792])]
  const font = await document.embedFont(StandardFonts.Helvetica)
  first.drawText('Applicant', { x: 40, y: 700, size: 10, font })
  second.drawText('Second page', { x: 40, y: 700, size: 10, font })
  const form = document.getForm()
  const name = form.createTextField('Applicant_Name')
  name.enableRequired()
  name.addToPage(first, { x: 120, y: 690, width: 200, height: 18 })
  name.addToPage(second, { x: 120, y: 690, width: 200, height: 18 })
  const notes = form.createTextField('operations')
  notes.enableMultiline()
  notes.addToPage(first, { x: 120, y: 580, width: 300, height: 60 })
  form.createCheckBox('hasFleet').addToPage(first, { x: 120, y: 540, width: 12, height: 12 })
  const entity = form.createRadioGroup('entity')
  entity.addOptionToPage('Corporation', first, { x: 120, y: 500, width: 12, height: 12 })
  entity.addOptionToPage('Partnership', first, { x: 220, y: 500, width: 12, height: 12 })
  const term = form.createDropdown('term')
  term.addOptions(['6 months', '12 months'])
  term.addToPage(first, { x: 120, y: 460, width: 100, height: 18 })
  await change(document)
  return document.save()
}

/** A PDF as agencies publish them: names that say nothing, digits in boxes of their own, yes and no as two boxes. */
export async function agencyPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([612, 792])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const write = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 9, font })
  const form = document.getForm()
  write('1 Name of entity or individual', 60, 722)
  form.createTextField('topmostSubform[0].Page1[0].f1_1[0]').addToPage(page, { x: 60, y: 702, width: 300, height: 16 })
  write('Social security number', 60, 672)
  for (const [at, [x, count]] of (
    [
      [60, 3],
      [118, 2],
      [162, 4],
    ] as const
  ).entries()) {
    const part = form.createTextField(`topmostSubform[0].Page1[0].f1_${at + 11}[0]`)
    part.setMaxLength(count)
    part.enableCombing()
    part.addToPage(page, { x, y: 650, width: 14.4 * count, height: 18 })
  }
  write('Are you a U.S. person?', 60, 613)
  write('Yes', 215, 613)
  write('No', 265, 613)
  form.createCheckBox('topmostSubform[0].Page1[0].c1_1[0]').addToPage(page, { x: 200, y: 612, width: 10, height: 10 })
  form.createCheckBox('topmostSubform[0].Page1[0].c1_2[0]').addToPage(page, { x: 250, y: 612, width: 10, height: 10 })
  return document.save()
}

/** A PDF of so many text fields on one page. */
export async function wideForm(fields: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([612, 792])
  const form = document.getForm()
  for (let at = 0; at < fields; at += 1) {
    const place = { x: 20 + (at % 6) * 96, y: 760 - Math.floor(at / 6) * 15, width: 92, height: 13 }
    form.createTextField(`Field ${at}`).addToPage(page, place)
  }
  return document.save()
}

/** The same PDF with everything that runs, opens or carries something. */
export const armedPdf = (): Promise<Uint8Array> =>
  samplePdf(async (document) => {
    const { context, catalog } = document
    document.addJavaScript('main', 'app.alert("PWNED")')
    await document.attach(Buffer.from('PWNED'), 'tool.exe', { mimeType: 'application/octet-stream' })
    const launch = { Type: 'Action', S: 'Launch', F: PDFString.of('PWNED.exe') }
    catalog.set(PDFName.of('OpenAction'), context.obj(launch))
    const [page] = document.getPages()
    page!.node.set(PDFName.of('AA'), context.obj({ O: { S: 'JavaScript', JS: PDFString.of('PWNED()') } }))
    page!.node.addAnnot(
      context.register(
        context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [10, 10, 30, 30], Contents: PDFString.of('PWNED') }),
      ),
    )
    document.getForm().createButton('send').addToPage('Send', page!, { x: 300, y: 300, width: 60, height: 20 })
  })

/** A PDF that only some desktop programs can show. */
export async function xfaPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([612, 792])
  document.getForm().acroForm.dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>'))
  return document.save({ updateFieldAppearances: false })
}

/** A PDF that needs a password to open. */
export async function lockedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([612, 792])
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return document.save()
}
