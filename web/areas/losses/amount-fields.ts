import { lossAmountNames, lossPartNames } from '@portico/contract/areas/losses/loss-names.ts'
import { LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { FormField, FormFields } from '../../kit/records/form-fields.ts'

const { paid, reserve, recovered } = LossFields.shape

/** The amounts of a loss, each in its three parts. */
export const amountFields: FormFields = Object.fromEntries(
  Object.entries({ paid, reserve, recovered }).flatMap(([name, { shape }]) =>
    Object.entries(shape).map(([part, schema]): [string, FormField] => {
      const group = lossAmountNames[name as keyof typeof lossAmountNames]
      const short = lossPartNames[part as keyof typeof lossPartNames]
      const label = `${group} ${short.toLowerCase()}`
      return [`${name}.${part}`, { kind: 'money', label, short, group, schema, blank: 0 }]
    }),
  ),
)
