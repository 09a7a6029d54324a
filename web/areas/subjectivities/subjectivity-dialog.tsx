import { subjectivityTemplates } from '@portico/contract/areas/subjectivities/subjectivity-templates.ts'
import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import {
  type Subjectivities,
  type Subjectivity,
  subjectivity,
} from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { useSavedMeanwhile } from '../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { SelectField } from '../../kit/forms/select-field.tsx'
import type { RecordForm } from '../../kit/records/form-fields.ts'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { changeKey, useSubjectivityCalls } from './subjectivities.queries.ts'
import { startValues, subjectivityFields, valuesOf } from './subjectivity-form.ts'

interface Props {
  readonly accountId: string
  readonly list: Subjectivities
  /** Omitted for a new one. */
  readonly item?: Subjectivity
  readonly onClose: () => void
}

/** Adds a subjectivity or changes one that is open. */
export default function SubjectivityDialog({ accountId, list, item, onClose }: Props) {
  const { add, change } = useSubjectivityCalls(accountId)
  const isNew = item === undefined
  const { text, ...fields } = subjectivityFields(list, isNew)
  return (
    <RecordDialog
      title={isNew ? 'Add subjectivity' : 'Edit subjectivity'}
      saveLabel={isNew ? 'Add subjectivity' : 'Save'}
      fields={{ text: isNew ? { ...text, before: templates } : text, ...fields }}
      schema={subjectivity.draft}
      start={startValues(list)}
      stale={useSavedMeanwhile(changeKey, item, onClose)}
      valuesOf={valuesOf}
      failure={subjectivityMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? add(list, draft) : change(base, draft))}
      onClose={onClose}
    />
  )
}

const templates = (form: RecordForm) => <Templates form={form} />

/** Words that carriers often use, to start with. */
function Templates({ form: { setValue } }: { readonly form: RecordForm }) {
  const begin = (at: string): void => {
    const template = subjectivityTemplates[Number(at)]
    if (at === '' || template === undefined) return
    setValue('text', template.text, { shouldDirty: true })
    setValue('kind', template.kind)
    if (template.afterDays !== null) setValue('afterDays', String(template.afterDays))
  }
  return (
    <SelectField
      label="Start from"
      data={[
        { value: '', label: 'Custom wording' },
        ...subjectivityTemplates.map(({ text }, at) => ({ value: String(at), label: text })),
      ]}
      onChange={(event) => begin(event.currentTarget.value)}
    />
  )
}
