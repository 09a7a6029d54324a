import type { OpenWork } from '@portico/contract/areas/open-work/open-work.shapes.ts'
import { z } from 'zod'
import type { FormFields } from '../../kit/records/form-fields.ts'
import { counted } from '../../platform/formats.ts'

type AtBrokerage = OpenWork['brokerages'][number]

const kinds = [
  ['accounts', 'account'],
  ['tasks', 'open task'],
  ['renewals', 'open renewal item'],
  ['conversations', 'open conversation'],
] as const

const workOf = (brokerage: AtBrokerage): string[] =>
  kinds.flatMap(([kind, word]) => (brokerage[kind] === 0 ? [] : [counted(brokerage[kind], word)]))

/** Whether someone has anything open at a brokerage. */
export const hasWork = (brokerage: AtBrokerage): boolean => workOf(brokerage).length > 0

/** The colleague who takes over what someone has open at a brokerage. */
export const handOverField = (brokerage: AtBrokerage, label: string, ifBlank: string): FormFields[string] => ({
  kind: 'choice',
  label,
  schema: z.string().nullable(),
  help: `${workOf(brokerage).join(', ')}. ${ifBlank}`,
  choices: brokerage.colleagues.map(({ username, name }) => ({ value: username, label: `${name} (${username})` })),
  wide: true,
  blank: null,
})
