import {
  type FactGroup,
  factGroups,
  type FactKey,
  factNamed,
} from '@portico/contract/areas/forms/facts/fact-catalogue.ts'
import type { LayoutDraft, QuestionKind, ShowIf, TableColumn } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'

export type PageDraft = LayoutDraft['pages'][number]
export type SectionDraft = PageDraft['sections'][number]
export type QuestionDraft = SectionDraft['questions'][number]
type ColumnDraft = Pick<TableColumn, 'key' | 'label' | 'kind'> & Partial<TableColumn>

/** What may be said of a question beside its kind, key and label. */
type Asked = Omit<Partial<QuestionDraft>, 'key' | 'kind' | 'fact'> & { readonly fact?: FactKey }
type OwnAsked = Omit<Asked, 'label'>
type Framed = Pick<Partial<SectionDraft>, 'help' | 'showIf' | 'locked'>

const ofKind =
  (kind: QuestionKind, usual: OwnAsked = {}) =>
  (key: string, label: string, asked: OwnAsked = {}): QuestionDraft => ({ key, kind, label, ...usual, ...asked })

export const text = ofKind('text')
export const longText = ofKind('longText')
export const whole = ofKind('whole', { min: 0 })
export const money = ofKind('money')
export const percent = ofKind('percent')
export const date = ofKind('date')
export const yesNo = ofKind('yesNo')
export const file = ofKind('file')
export const signature = ofKind('signature')

/** One of several. */
export const choice = (
  key: string,
  label: string,
  choices: readonly string[],
  asked: OwnAsked = {},
): QuestionDraft => ({
  ...asked,
  key,
  kind: 'choice',
  label,
  choices: [...choices],
})

/** Any of several. */
export const choices = (key: string, label: string, of: readonly string[], asked: OwnAsked = {}): QuestionDraft => ({
  ...choice(key, label, of, asked),
  kind: 'choices',
})

export const table = (key: string, label: string, columns: ColumnDraft[], asked: OwnAsked = {}): QuestionDraft => ({
  ...asked,
  key,
  kind: 'table',
  label,
  columns,
})

/** Points at a schedule of the account, so that nobody lists the same things twice. */
export const schedule = (
  key: string,
  label: string,
  scheduleType: ScheduleType,
  asked: OwnAsked = {},
): QuestionDraft => ({
  ...asked,
  key,
  kind: 'schedule',
  label,
  scheduleType,
})

export const calculated = (key: string, label: string, formula: string, asked: OwnAsked = {}): QuestionDraft => ({
  ...asked,
  key,
  kind: 'calculated',
  label,
  formula,
})

const tests = (question: string, value: string): ShowIf => ({
  match: 'all',
  tests: [{ question, is: 'equal', value }],
})

/** Where a question of yes and no is answered with yes. */
export const whenYes = (question: string): ShowIf => tests(question, 'Y')

/** Where a question of yes and no is answered with no. */
export const whenNo = (question: string): ShowIf => tests(question, 'N')

/** Where a question of yes and no is not answered with yes. */
export const unlessYes = (question: string): ShowIf => ({
  match: 'any',
  tests: [
    { question, is: 'blank' },
    { question, is: 'equal', value: 'N' },
  ],
})

/** Where a choice is one of these. */
export const whenOneOf = (question: string, ...values: readonly string[]): ShowIf => ({
  match: 'any',
  tests: values.map((value) => ({ question, is: 'equal', value })),
})

/** Where a number is above this. */
export const whenAbove = (question: string, value: number): ShowIf => ({
  match: 'all',
  tests: [{ question, is: 'above', value: String(value) }],
})

/** Yes or no, and what there is to tell where it is yes. */
export const yesNoWithDetail = (key: string, label: string, detail: string, asked: OwnAsked = {}): QuestionDraft[] => [
  yesNo(key, label, asked),
  longText(`${key}Detail`, detail, { required: true, showIf: whenYes(key) }),
]

/** A question of the fact book, in its words unless a form says it otherwise. */
export function ask(key: FactKey, asked: Omit<Asked, 'fact'> = {}): QuestionDraft {
  const fact = factNamed(key)!
  return {
    key,
    kind: fact.kind,
    label: fact.label,
    ...(fact.help !== '' && { help: fact.help }),
    ...(fact.choices.length > 0 && { choices: [...fact.choices] }),
    ...fact.limits,
    ...asked,
    fact: key,
  }
}

/** Required questions of the fact book. */
export const need = (...keys: readonly FactKey[]): QuestionDraft[] => keys.map((key) => ask(key, { required: true }))

/** Questions of the fact book that may stay blank. */
export const may = (...keys: readonly FactKey[]): QuestionDraft[] => keys.map((key) => ask(key))

type WithDetail = Extract<FactKey, `${string}Detail`> extends `${infer Key}Detail` ? Key : never

/** Required questions of yes and no of the fact book; what there is to tell is asked for where the answer is yes. */
export const explain = (...keys: readonly WithDetail[]): QuestionDraft[] =>
  keys.flatMap((key) => [
    ask(key, { required: true }),
    ask(`${key}Detail` as FactKey, { required: true, showIf: whenYes(key) }),
  ])

export const section = (
  key: string,
  title: string,
  questions: readonly (QuestionDraft | readonly QuestionDraft[])[],
  framed: Framed = {},
): SectionDraft => ({ key, title, ...framed, questions: questions.flat() })

type Times = Framed & { readonly least?: number; readonly most?: number }

/** A section of a group of the fact book, under the group's key: the same items in every form. */
export const group = (
  key: FactGroup,
  questions: readonly (QuestionDraft | readonly QuestionDraft[])[],
  { least = 0, most = 50, ...framed }: Times = {},
): SectionDraft => ({
  ...section(key, factGroups[key].label, questions, framed),
  repeat: { item: factGroups[key].item, least, most },
  fact: key,
})

export const page = (
  key: string,
  title: string,
  sections: readonly SectionDraft[],
  framed: Framed = {},
): PageDraft => ({
  key,
  title,
  ...framed,
  sections: [...sections],
})
