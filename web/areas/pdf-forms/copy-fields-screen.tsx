import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formLibrary, type LayoutOwner } from '../forms/forms.public.ts'
import { CopyPreview } from './copy-preview.tsx'
import classes from './copy-fields.module.css'

interface Props {
  readonly owner: Exclude<LayoutOwner, { level: 'ACCOUNT' }>
}

interface Search {
  readonly from?: unknown
  readonly to?: unknown
}

/** Copies what is asked on one edition of a PDF form to another, field by field, once someone has looked it over. */
export default function CopyFieldsScreen({ owner }: Props) {
  const query = useQuery(formLibrary.formsQuery(owner))
  return (
    <Page
      title="Copy Fields"
      eyebrow={<AppLink href={formLibrary.formsPath(owner)}>All forms</AppLink>}
      lead="Copies field names, types, and mappings from one edition to another. Nothing changes until you confirm."
    >
      <Loaded query={query} failed="The forms could not be loaded" lines={6}>
        {(forms) => <Editions owner={owner} forms={forms.filter(({ type }) => type === 'PDF')} />}
      </Loaded>
    </Page>
  )
}

function Editions({ owner, forms }: Props & { readonly forms: readonly Form[] }) {
  const { from, to }: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const targets = forms.filter((form) => formLibrary.isOwnForm(owner, form))
  const [source, target] = [
    forms.find(({ formId }) => formId === from),
    targets.find(({ formId }) => formId === to && formId !== from),
  ]
  const choose = (part: Search): void =>
    void navigate({ to: '.', search: { from: source?.formId, to: target?.formId, ...part }, replace: true })
  if (targets.length === 0 || forms.length < 2)
    return (
      <EmptyState title="No forms to copy between">
        You need two PDF forms. Example: last year’s edition and the new one.
      </EmptyState>
    )
  return (
    <>
      <Card title="Editions">
        <div className={classes.editions}>
          <SelectField
            label="Copy from"
            value={source?.formId ?? ''}
            data={[{ value: '', label: 'Choose an edition' }, ...forms.map(optionOf)]}
            onChange={(event) => choose({ from: event.currentTarget.value || undefined })}
          />
          <SelectField
            label="Copy to"
            value={target?.formId ?? ''}
            data={[
              { value: '', label: 'Choose an edition' },
              ...targets.filter((form) => form !== source).map(optionOf),
            ]}
            onChange={(event) => choose({ to: event.currentTarget.value || undefined })}
          />
        </div>
      </Card>
      {source !== undefined && target !== undefined && (
        <CopyPreview key={`${source.formId} ${target.formId}`} owner={owner} from={source} to={target} />
      )}
    </>
  )
}

const optionOf = ({ formId, name, edition }: Form) => ({ value: formId, label: `${name} (${edition})` })
