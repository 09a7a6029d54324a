import { languageNames } from '@portico/contract/kit/email/languages.ts'
import type { NativeSelectProps } from '@mantine/core'
import { SelectField } from '../forms/select-field.tsx'

const choices = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

/** The email language of a link's recipient. */
export const RecipientLanguageField = (props: Omit<NativeSelectProps, 'data'>) => (
  <SelectField label="Recipient’s language" data={choices} {...props} />
)
