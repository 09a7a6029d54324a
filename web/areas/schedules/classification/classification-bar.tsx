import type { Classification } from '@portico/contract/areas/schedules/classification.shapes.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useFeature } from '../../features/features.public.ts'
import type { SheetPlace } from '../schedules.queries.ts'
import classes from './classification-bar.module.css'
import { classificationQuery, useChooseTable } from './classification.queries.ts'

type Kind = Classification['kinds'][number]

/** Represents all tables for a row's location. */
const every = ''
const everyTable = 'All active tables'

interface Props {
  readonly place: SheetPlace
  readonly mayEdit: boolean
}

/** The table that looks up a tab's class codes: shown if one was chosen, and editable if the account may. */
export function ClassificationBar({ place, mayEdit }: Props) {
  const isOn = useFeature(place.accountId, 'SCHEDULE_CLASSIFICATION_TYPE')
  const { data } = useQuery(classificationQuery(place))
  const kinds = data?.kinds.filter(({ owner }) => isOn || owner !== null) ?? []
  if (data === undefined || kinds.length === 0) return null
  return (
    <div className={classes.bar} role="group" aria-label="Class tables of this tab">
      {kinds.map((kind) =>
        mayEdit ? (
          <TableChoice key={kind.kind} place={place} all={data} kind={kind} isOn={isOn} />
        ) : (
          <p key={kind.kind} className={classes.said}>
            {labelOf(kind)}: <strong>{kind.owner ?? everyTable}</strong>
          </p>
        ),
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly place: SheetPlace
  readonly all: Classification
  readonly kind: Kind
  readonly isOn: boolean
}

function TableChoice({ place, all, kind, isOn }: ChoiceProps) {
  const choose = useChooseTable(place)
  const { owner, offered } = kind
  const shown = isOn ? offered : offered.filter((one) => one.owner === owner)
  return (
    <SelectField
      label={labelOf(kind)}
      className={classes.choice ?? ''}
      data={[
        { value: every, label: everyTable },
        ...shown.map(({ owner: value, states }) => ({ value, label: [value, states.join(', ')].join(' ').trim() })),
      ]}
      value={owner ?? every}
      onChange={({ currentTarget: { value } }) => {
        choose(all, kind.kind, value === every ? null : value).catch((error: unknown) =>
          toasts.show('error', reasonOf(error, scheduleMessages.classificationFailed)),
        )
      }}
    />
  )
}

const labelOf = ({ kind }: Kind): string => `${kind} class codes use`
