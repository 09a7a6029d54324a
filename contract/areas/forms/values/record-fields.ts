import type { TextRules } from './read-text.ts'

/** A field of an answer that is a record, as asked in forms. */
export interface RecordField extends TextRules {
  readonly key: string
  readonly label: string
  readonly required: boolean
}

/** Kinds whose answer is a record of fields. */
export type RecordKind = 'address' | 'person' | 'signature'

const field = (key: string, label: string, rules: Partial<RecordField> = {}): RecordField => ({
  key,
  label,
  kind: 'text',
  choices: [],
  required: false,
  ...rules,
})

const required = { required: true }

/** What an address, a person and a signature are made of, in the order that people fill them in. */
export const recordFields: Readonly<Record<RecordKind, readonly RecordField[]>> = {
  address: [
    field('street', 'Street', required),
    field('unit', 'Suite or unit'),
    field('city', 'City', required),
    field('state', 'State', { kind: 'state', ...required }),
    field('zip', 'ZIP code', { kind: 'zip', ...required }),
  ],
  person: [
    field('name', 'Name', required),
    field('title', 'Title'),
    field('phone', 'Phone', { kind: 'phone' }),
    field('email', 'Email', { kind: 'email' }),
  ],
  signature: [
    field('name', 'Name', required),
    field('title', 'Title', required),
    field('date', 'Date', { kind: 'date', ...required }),
  ],
}

/** Whether a kind is answered with a record. */
export const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(recordFields, kind)
