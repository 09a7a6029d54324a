import { Layout, type LayoutDraft, LayoutKey } from '@portico/contract/areas/forms/layout.shapes.ts'
import { isNameless } from '../../../platform/pdf/reading/field-words.ts'
import type { PdfField, PdfFieldKind, ReadPdf } from '../../../platform/pdf/pdf-work.ts'

type QuestionDraft = LayoutDraft['pages'][number]['sections'][number]['questions'][number]

/** A PDF's first layout: a page for each of its pages, and a question for each of its fields. */
export function firstLayout({ pages, fields }: Pick<ReadPdf, 'pages' | 'fields'>): Layout {
  const taken = new Set(pages.flatMap((_, at) => [`page${at + 1}`, `page${at + 1}Answers`]))
  const asked = fields.map((field) => ({ page: field.places[0]!.page, question: questionOf(field, taken) }))
  return Layout.parse({
    pages: pages.map(({ width, height }, at) => ({
      key: `page${at + 1}`,
      title: `Page ${at + 1}`,
      sheet: { number: at + 1, width, height },
      sections: [
        {
          key: `page${at + 1}Answers`,
          title: 'Answers',
          questions: asked.filter(({ page }) => page === at + 1).map(({ question }) => question),
        },
      ],
    })),
  } satisfies LayoutDraft)
}

const kinds: Readonly<Record<PdfFieldKind, QuestionDraft['kind']>> = {
  text: 'text',
  longText: 'longText',
  date: 'date',
  number: 'decimal',
  check: 'yesNo',
  choice: 'choice',
  choices: 'choices',
  signature: 'signature',
}

function questionOf(field: PdfField, taken: Set<string>): QuestionDraft {
  const { label, required, maxLength, choices, places } = field
  const words = keyWords(field)
  const [first] = places
  // A list to choose from that names nothing can only be written.
  const kind = field.kind.startsWith('choice') && choices.length === 0 ? 'text' : kinds[field.kind]
  return {
    key: freeKey(words, taken),
    kind,
    label: label === '' ? `${words[0]!.toUpperCase()}${words.slice(1)}` : label,
    required,
    maxLength: kind === 'text' || kind === 'longText' ? maxLength : null,
    choices: kind === 'choice' || kind === 'choices' ? [...choices] : [],
    boxes: places.slice(0, 60).map(({ page, cells, ...place }) => ({
      ...place,
      ...(page !== first!.page && { on: page }),
      ...(cells !== null && { cells }),
    })),
  }
}

/** What a key is made of: the name of the field, or the first words of its label where the name says nothing. */
function keyWords({ name, label }: PdfField): string {
  if (isNameless(name) && label !== '') {
    const words = wordsOf(label).replace(/^[\d ]+/, '')
    if (words !== '') return words.split(' ').slice(0, 6).join(' ')
  }
  return wordsOf(name.slice(name.lastIndexOf('.') + 1)) || wordsOf(name) || 'field'
}

/** A name such as `Applicant_Name[0]` or `applicantName` as words. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/\[\d+\]/g, '')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** A key made of words that is unique in the layout. */
function freeKey(words: string, taken: Set<string>): string {
  const parts = words
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
  const joined = parts.map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join('')
  const letters = joined.replace(/^[^a-z]+/, '').slice(0, 50)
  const base = LayoutKey.safeParse(letters).success ? letters : 'field'
  let key = base
  for (let time = 2; taken.has(key); time += 1) key = `${base}${time}`
  taken.add(key)
  return key
}
