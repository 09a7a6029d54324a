import type { Box, Question, QuestionKind, Sheet, Written } from '@portico/contract/areas/forms/layout.shapes.ts'
import { Button } from '../../../../kit/controls/button.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { NumberField } from '../properties/typed-fields.tsx'
import type { BoxAt, BoxPatch } from './boxes.ts'
import classes from './sheet-editor.module.css'
import { writtenChoices } from './written-words.ts'

interface Props {
  readonly question: Question
  readonly sheets: ReadonlyMap<number, Sheet>
  /** The page of the PDF that the question is on. */
  readonly own: number | undefined
  readonly disabled: boolean
  readonly onBox: (at: BoxAt, patch: BoxPatch) => void
  readonly onWritten: (written: Written) => void
  readonly onAdd: () => void
  readonly onRemove: (at: BoxAt) => void
}

/** The exact position of an answer, and its format. */
export function PlacesFields({ question, sheets, own, disabled, onBox, onWritten, onAdd, onRemove }: Props) {
  const { key, boxes = [], written = 'usual' } = question
  const formats = writtenChoices(question.kind)
  const marks = marksOf(question)
  return (
    <section className={classes.part} aria-label="Places on the page">
      {formats.length > 1 && (
        <SelectField
          label="Written as"
          disabled={disabled}
          value={written}
          data={formats}
          onChange={(event) => onWritten(event.currentTarget.value as Written)}
        />
      )}
      <ul className={classes.places}>
        {boxes.map((box, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- places of a question have no name but their number
          <li key={at} className={classes.place}>
            <strong>
              Place {at + 1}
              {box.on !== undefined && box.on !== own && ` on page ${box.on}`}
            </strong>
            {marks.length > 0 && (
              <SelectField
                label="Content"
                disabled={disabled}
                value={box.mark ?? ''}
                data={[
                  { value: '', label: 'The answer, written out' },
                  ...marks.map(({ value, label }) => ({ value, label: `An X for ${label}` })),
                ]}
                onChange={(event) => onBox({ key, at }, { mark: event.currentTarget.value || null })}
              />
            )}
            {lettered.has(question.kind) && (
              <Cells box={box} disabled={disabled} onCells={(cells) => onBox({ key, at }, { cells })} />
            )}
            <div className={classes.numbers}>
              {sides.map(({ side, label }) => (
                <NumberField
                  key={side}
                  label={label}
                  disabled={disabled}
                  value={box[side]}
                  onChange={(value) => {
                    const sheet = sheets.get(box.on ?? own ?? 0)
                    if (value !== null && fits(side, value, sheet)) onBox({ key, at }, { [side]: value })
                  }}
                />
              ))}
            </div>
            {!disabled && boxes.length > 1 && (
              <Button kind="quiet-danger" small onClick={() => onRemove({ key, at })}>
                Remove place {at + 1}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!disabled && (
        <Button kind="secondary" small onClick={onAdd}>
          Add place
        </Button>
      )}
    </section>
  )
}

interface CellsProps {
  readonly box: Box
  readonly disabled: boolean
  readonly onCells: (cells: Box['cells']) => void
}

/** Boxes that the form prints for letters and digits, one each: how many, and from which of the answer on. */
function Cells({ box: { cells }, disabled, onCells }: CellsProps) {
  const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most
  return (
    <div className={classes.numbers}>
      <NumberField
        label="Boxes, one character each"
        disabled={disabled}
        value={cells?.count ?? null}
        onChange={(count) => {
          if (count === null) onCells(undefined)
          else if (isWhole(count, 100)) onCells({ from: cells?.from ?? 0, count })
        }}
      />
      {cells !== undefined && (
        <NumberField
          label="First character"
          disabled={disabled}
          value={cells.from + 1}
          onChange={(first) => {
            if (first !== null && isWhole(first, 1001)) onCells({ ...cells, from: first - 1 })
          }}
        />
      )}
    </div>
  )
}

const sides = [
  { side: 'x', label: 'Left' },
  { side: 'y', label: 'Top' },
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
] as const

/** An unfinished number must not move anything off its page. */
const fits = (side: 'x' | 'y' | 'width' | 'height', value: number, sheet: Sheet | undefined): boolean =>
  value >= 0 && value <= ((side === 'x' || side === 'width' ? sheet?.width : sheet?.height) ?? 0)

/** Answers that forms often ask for in boxes, one per letter or digit. */
const lettered: ReadonlySet<QuestionKind> = new Set([
  ...(['text', 'whole', 'decimal', 'money', 'percent', 'date', 'year'] as const),
  ...(['state', 'zip', 'phone', 'taxId', 'glClass', 'wcClass'] as const),
])

function marksOf({ kind, choices }: Question): readonly { readonly value: string; readonly label: string }[] {
  if (kind === 'yesNo')
    return [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
    ]
  return kind === 'choice' || kind === 'choices' ? choices.map((choice) => ({ value: choice, label: choice })) : []
}
