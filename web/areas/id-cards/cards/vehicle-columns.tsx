import type { IdCardVehicle } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { stateNameOf } from '@portico/contract/areas/schedules/values/us-states.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import classes from '../id-cards.module.css'

const cardText = ({ error, title, isGeneral, state }: IdCardVehicle): string =>
  error ?? (isGeneral ? `General card: ${stateNameOf(state)} has no card of its own here` : title)

const plain = (key: 'label' | 'vin' | 'state' | 'driver' | 'source', header: string): ListColumn<IdCardVehicle> => ({
  key,
  header,
  text: (row) => row[key],
  cell: (row) => row[key],
  sortValue: (row) => row[key],
})

/** The columns of vehicles with their cards; the states that occur are to filter by. */
export function vehicleColumns(vehicles: readonly IdCardVehicle[]): readonly ListColumn<IdCardVehicle>[] {
  const states = [...new Set(vehicles.map(({ state }) => state))].filter((state) => state !== '').toSorted()
  return [
    plain('label', 'Vehicle'),
    plain('vin', 'VIN'),
    {
      ...plain('state', 'Plate state'),
      choices: choicesOf(Object.fromEntries(states.map((state) => [state, stateNameOf(state)]))),
      choiceOf: ({ state }) => state,
    },
    plain('driver', 'Driver'),
    {
      key: 'card',
      header: 'Card',
      text: cardText,
      sortValue: cardText,
      choices: choicesOf({ YES: 'Has a card', NO: 'No card' }),
      choiceOf: ({ error }) => (error === null ? 'YES' : 'NO'),
      cell: (row) => (
        <div>
          <Pill tone={row.error === null ? (row.isGeneral ? 'neutral' : 'success') : 'warning'}>
            {row.error === null ? (row.isGeneral ? 'General card' : 'State card') : 'No card'}
          </Pill>
          <span className={classes.under}>{cardText(row)}</span>
        </div>
      ),
    },
    { ...plain('source', 'Source'), startsHidden: true },
  ]
}

/** The button that sends the card of a vehicle. */
export const sendColumn = (onSend: (vehicle: IdCardVehicle) => void): Column<IdCardVehicle> => ({
  key: 'actions',
  header: 'Actions',
  cell: (row) =>
    row.error === null && (
      <Button kind="secondary" small aria-label={`Send card of ${row.label}`} onClick={() => onSend(row)}>
        Send
      </Button>
    ),
})
