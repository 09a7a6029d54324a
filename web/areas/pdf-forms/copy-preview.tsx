import type { Form, FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import { withCopiedFields } from '@portico/contract/areas/pdf-forms/copied-fields.ts'
import { type FieldAt, type FieldMatch, matchFields } from '@portico/contract/areas/pdf-forms/match-fields.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { formLibrary, type LayoutOwner } from '../forms/forms.public.ts'
import classes from './copy-fields.module.css'

interface Props {
  readonly owner: LayoutOwner
  readonly from: Form
  readonly to: Form
}

/** What would be copied between two editions, to be confirmed. */
export function CopyPreview({ owner, from, to }: Props) {
  const [source, target] = [
    useQuery(formLibrary.layoutQuery(owner, from.formId)),
    useQuery({ ...formLibrary.layoutQuery(owner, to.formId), staleTime: 0 }),
  ]
  return (
    <Loaded query={source} failed="The fields could not be loaded" lines={8}>
      {(one) => (
        <Loaded query={target} failed="The fields could not be loaded" lines={8}>
          {(other) => <Matches key={other.draftVersion} owner={owner} from={one} to={other} />}
        </Loaded>
      )}
    </Loaded>
  )
}

interface MatchesProps {
  readonly owner: LayoutOwner
  readonly from: FormAtLevel
  readonly to: FormAtLevel
}

function Matches({ owner, from, to }: MatchesProps) {
  const found = useMemo(() => matchFields(from.layout, to.layout), [from.layout, to.layout])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const { copy, busy } = useCopy(owner, to)
  const matches = found.matches.filter(({ to: field }) => !left.has(field.question.key))
  const arriving = found.onlyFrom.filter(({ question }) => added.has(question.key))
  const addable = new Set(to.layout.pages.flatMap(({ sheet }) => sheet?.number ?? []))
  const many = matches.length + arriving.length
  return (
    <div className={classes.preview}>
      <Card title="Matches" aside={`${found.matches.length} of ${found.matches.length + found.onlyTo.length} fields`}>
        {found.matches.length === 0 ? (
          <p className={classes.hint}>No matching fields in the two editions.</p>
        ) : (
          <DataTable
            label="Matches"
            rows={found.matches}
            rowKey={({ to: field }) => field.question.key}
            columns={matchColumns(left, (key) => setLeft(toggled(left, key)))}
          />
        )}
      </Card>
      {found.onlyFrom.length > 0 && (
        <Card title="Only in the source edition">
          <p className={classes.hint}>
            Select fields to add to the target edition. They are placed in the same position.
          </p>
          {found.onlyFrom.map((field) => (
            <CheckField
              key={field.question.key}
              label={placeOf(field)}
              disabled={!addable.has(field.sheet.number)}
              checked={added.has(field.question.key)}
              onChange={() => setAdded(toggled(added, field.question.key))}
            />
          ))}
        </Card>
      )}
      {found.onlyTo.length > 0 && (
        <Card title="Only in the target edition">
          <p className={classes.hint}>These fields do not change.</p>
          <ul className={classes.list} aria-label="Unmatched fields">
            {found.onlyTo.map((field) => (
              <li key={field.question.key}>{placeOf(field)}</li>
            ))}
          </ul>
        </Card>
      )}
      <FormActions>
        <AppLink href={formLibrary.editorPath(owner, to.form.formId)}>Open {to.form.name}</AppLink>
        <Button
          busy={busy}
          disabled={many === 0}
          onClick={() => void copy(withCopiedFields(to.layout, { matches, added: arriving }), many)}
        >
          {many === 1 ? 'Copy 1 field' : `Copy ${many} fields`}
        </Button>
      </FormActions>
    </div>
  )
}

/** Saves the edition with its copied fields as a draft; does not overwrite another person's save. */
function useCopy(owner: LayoutOwner, to: FormAtLevel) {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { formId, name } = to.form
  const copy = async (layout: FormAtLevel['layout'], many: number): Promise<void> => {
    setBusy(true)
    try {
      await formLibrary.layoutCalls(owner, formId).save(layout, to.draftVersion)
      toasts.show('success', `${many} fields copied to the draft of ${name}.`)
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The fields could not be copied. Please try again.'))
    } finally {
      setBusy(false)
      await cache.invalidateQueries({ queryKey: formLibrary.layoutQuery(owner, formId).queryKey })
      await formLibrary.readFormsAgain(cache)
    }
  }
  return { copy, busy }
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

const placeOf = ({ question, sheet }: FieldAt): string => `${question.label} (page ${sheet.number})`

const percent = (part: number): string => `${Math.round(part * 100)}%`

const matchColumns = (left: ReadonlySet<string>, toggle: (key: string) => void): readonly Column<FieldMatch>[] => [
  { key: 'to', header: 'Field', cell: ({ to }) => placeOf(to) },
  { key: 'from', header: 'Becomes', cell: ({ from }) => from.question.label },
  { key: 'name', header: 'Name', numeric: true, cell: ({ byName }) => percent(byName) },
  { key: 'place', header: 'Place', numeric: true, cell: ({ byPlace }) => percent(byPlace) },
  {
    key: 'copy',
    header: 'Copy',
    cell: ({ to: { question } }) => (
      <CheckField
        label={`Copy ${question.label}`}
        checked={!left.has(question.key)}
        onChange={() => toggle(question.key)}
      />
    ),
  },
]
