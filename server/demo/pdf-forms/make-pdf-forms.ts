import type { Layout, Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import { firstLayout } from '../../areas/pdf-forms/pdf-forms.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { streamed } from '../../platform/files/byte-streams.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { readPdf } from '../../platform/pdf/pdf-process.ts'
import type { ReadPdf } from '../../platform/pdf/pdf-work.ts'
import { equipmentForm } from './equipment-form.ts'

const formId = 'contractors-equipment'
const fileKey = `pdf-forms/${formId}`

/** The PDF of the library, read as any other; no transaction waits while it is. */
export const readEquipmentForm = async (): Promise<ReadPdf> =>
  readPdf({ bytes: await equipmentForm(), mostPages: 2, mostFields: 40 })

/** A PDF in the global library, which the contractor fills in on its pages. */
export async function makePdfForms(tx: Tx, files: FileStore, pdf: ReadPdf, now: Date): Promise<void> {
  const layout = mapped(firstLayout(pdf))
  const questions = layout.pages.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
  const stored = await files.put(fileKey, streamed(pdf.bytes))
  await tx.db
    .insertInto('forms')
    .values({
      id: formId,
      name: 'Contractors’ equipment',
      title: 'Contractors’ equipment questionnaire',
      purpose: 'APPLICATION',
      policy_type: 'PROPERTY',
      edition: '2026-01',
      questions: questions.length,
      mapped: questions.filter(({ fact }) => fact !== null).length,
      created_at: now,
    })
    .execute()
  await tx.db
    .insertInto('form_versions')
    .values({
      account_code: '',
      brokerage_code: '',
      form_id: formId,
      number: 1,
      content: JSON.stringify(layout),
      note: 'Made of the PDF',
      published_at: now,
    })
    .execute()
  await tx.db
    .insertInto('pdf_forms')
    .values({
      form_id: formId,
      file_key: fileKey,
      file_bytes: stored.bytes,
      sha256: stored.sha256,
      pages: pdf.pages.length,
      removed: [],
    })
    .execute()
  await tx.db
    .insertInto('brokerage_features')
    .values({ brokerage_code: 'HARBOR', name: 'APPLICATION_PDF_EDITING', value: 'true' })
    .execute()
}

/** Its questions in addition to their fields: account data fields under their own names, and the kinds of the others. */
const asked: Readonly<Record<string, Partial<Question>>> = {
  equipmentList: { label: 'What equipment do you own, and what is it used for?', required: true },
  equipmentValue: { label: 'Value of all equipment, new', kind: 'money', required: true },
  largestItem: { label: 'Value of the largest item', kind: 'money' },
  rentsFromOthers: { label: 'Do you rent or lease equipment from others?', required: true },
  rentsToOthers: { label: 'Do you rent or lend equipment to others?', required: true },
  hasTracking: { label: 'Do your machines carry a tracking device?' },
  storage: { label: 'Where is equipment kept overnight, and how is it secured?', required: true },
  hasMaintenance: { label: 'Is there a written plan for maintenance?' },
  hasTraining: { label: 'Are operators trained and certified?' },
  signedBy: { label: 'Signature', kind: 'signature', required: true },
}

const mapped = ({ pages }: Layout): Layout => ({
  pages: pages.map((page, at) => ({
    ...page,
    title: at === 0 ? 'Applicant and equipment' : 'Care and signature',
    sections: page.sections.map((section) => ({ ...section, questions: section.questions.map(mappedQuestion) })),
  })),
})

function mappedQuestion(question: Question): Question {
  const fact = factNamed(question.key)
  if (fact !== undefined) {
    const { label, kind, choices, key } = fact
    return { ...question, label, kind, choices: [...choices], fact: key, required: key === 'legalName' }
  }
  const isYesNo = question.choices.includes('Y')
  return { ...question, ...(isYesNo && { kind: 'yesNo', choices: [] }), ...asked[question.key] }
}
