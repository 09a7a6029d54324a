import type { Question, QuestionKind, Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import { sheetsOf } from '@portico/contract/areas/forms/layouts/errors/sheet-errors.ts'
import { useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { EmptyState } from '../../../../kit/feedback/states.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { Card } from '../../../../kit/layout/card.tsx'
import type { SheetsAddresses } from '../../library/layout-owner.ts'
import { SheetPicture } from '../../sheets/sheet-picture.tsx'
import { useSheets } from '../../sheets/use-sheets.ts'
import { changed, duplicated, without } from '../model/edit-layout.ts'
import { stepped } from '../model/moves.ts'
import { find, type Found } from '../model/places.ts'
import { ItemPanel } from '../properties/item-panel.tsx'
import { kindNames } from '../properties/kind-labels.ts'
import type { DraftState, LayoutDraft } from '../save/layout-draft.ts'
import type { Judgement } from '../use-judgement.ts'
import { type BoxAt, type Frame, placedOn, withBox, withDrawn, withMoreBoxes, withoutBox } from './boxes.ts'
import { DrawingPaper } from './drawing-paper.tsx'
import { EditBox } from './edit-box.tsx'
import { PlacesFields } from './places-fields.tsx'
import classes from './sheet-editor.module.css'

interface Props {
  readonly draft: LayoutDraft
  readonly state: DraftState
  readonly judgement: Judgement
  readonly readOnly: boolean
  readonly addresses: SheetsAddresses
}

/** The pages of a PDF form with the boxes of its answers, and the properties of the selected one. */
export default function SheetsView({ draft, state: { layout, saved }, judgement, readOnly, addresses }: Props) {
  const sheets = sheetsOf(layout)
  const [number, setNumber] = useState(() => [...sheets.keys()][0] ?? 0)
  const [chosen, choose] = useState<BoxAt>()
  const [drawing, draw] = useState<QuestionKind>()
  const pdf = useSheets(addresses.file)
  const sheet = sheets.get(number) ?? [...sheets.values()][0]
  if (sheet === undefined) return <EmptyState title="This form has no PDF pages" />
  const found = questionAt(chosen === undefined ? undefined : find(layout, chosen.key))
  const invalid = new Set(judgement.errors.map(({ key }) => key))
  const add = (frame: Frame, kind: QuestionKind): void => {
    const next = withDrawn(layout, sheet, { frame, kind, label: `New ${kindNames[kind].toLowerCase()}` })
    draft.change(next.layout)
    choose({ key: next.key, at: 0 })
    draw(undefined)
  }
  const remove = (at: BoxAt): void => {
    draft.change(withoutBox(layout, at))
    choose(undefined)
  }
  return (
    <>
      <Tools
        sheets={[...sheets.values()]}
        number={sheet.number}
        drawing={drawing}
        readOnly={readOnly}
        onPage={(next) => {
          setNumber(next)
          choose(undefined)
        }}
        onDraw={draw}
        onAdd={(kind) => add(middleOf(sheet), kind)}
        onTest={() => void draft.flush().then(() => open(addresses.testFill, '_blank', 'noopener'))}
      />
      <div className={classes.work}>
        <SheetPicture pdf={pdf} sheet={sheet}>
          <DrawingPaper
            sheet={sheet}
            isDrawing={drawing !== undefined}
            onDrawn={(frame) => add(frame, drawing ?? 'text')}
          >
            {placedOn(layout, sheet).map((placed) => (
              <EditBox
                key={`${placed.key} ${placed.at}`}
                placed={placed}
                sheet={sheet}
                isChosen={placed.key === chosen?.key && placed.at === chosen.at}
                isInvalid={invalid.has(placed.key)}
                readOnly={readOnly}
                onChoose={() => choose({ key: placed.key, at: placed.at })}
                onChange={(frame, tag) => draft.change(withBox(layout, placed, frame), tag)}
                onRemove={() => remove(placed)}
              />
            ))}
          </DrawingPaper>
        </SheetPicture>
        <div className={classes.panel}>
          <Card title="Field">
            {found === undefined ? (
              <p className={classes.hint}>
                Choose a field on the page to name it, map it, and set its format. Arrow keys move it, Shift with an
                arrow key resizes it, and Delete removes it.
              </p>
            ) : (
              <ChosenField
                key={found.item.key}
                draft={draft}
                layout={layout}
                saved={saved}
                found={found}
                errors={judgement.errors.filter(({ key }) => key === found.item.key)}
                sheet={sheet}
                readOnly={readOnly}
                onChoose={choose}
                onRemove={remove}
              />
            )}
          </Card>
        </div>
      </div>
    </>
  )
}

type FoundQuestion = Extract<Found, { readonly place: { readonly kind: 'question' } }>

const questionAt = (found: Found | undefined): FoundQuestion | undefined =>
  found !== undefined && 'section' in found ? found : undefined

/** Where a field is put that was not drawn: near the top, to be moved with arrow keys. */
const middleOf = ({ width }: Sheet): Frame => ({ x: Math.round(width / 2) - 80, y: 40, width: 160, height: 18 })

interface FieldProps {
  readonly draft: LayoutDraft
  readonly layout: DraftState['layout']
  readonly saved: DraftState['saved']
  readonly found: FoundQuestion
  readonly errors: Judgement['errors']
  readonly sheet: Sheet
  readonly readOnly: boolean
  readonly onChoose: (at: BoxAt | undefined) => void
  readonly onRemove: (at: BoxAt) => void
}

function ChosenField({ draft, layout, saved, found, errors, sheet, readOnly, onChoose, onRemove }: FieldProps) {
  const { item, page, place } = found
  const change = (patch: Partial<Question>): void =>
    draft.change(changed(layout, item.key, patch), `${item.key} ${Object.keys(patch).join()}`)
  const step = (by: -1 | 1): void => draft.change(stepped(layout, item.key, by))
  const last = (page.sections[place.section]?.questions.length ?? 0) - 1
  return (
    <div className={classes.part}>
      <ItemPanel
        layout={layout}
        parent={saved.parent}
        level={saved.level}
        purpose={saved.form.purpose}
        found={found}
        errors={errors}
        disabled={readOnly}
        onChange={change}
        onDuplicate={() => {
          const copy = duplicated(layout, item.key)
          draft.change(copy.layout)
          onChoose({ key: copy.key, at: 0 })
        }}
        onRemove={() => {
          draft.change(without(layout, item.key))
          onChoose(undefined)
        }}
      />
      <PlacesFields
        question={item}
        sheets={sheetsOf(layout)}
        own={page.sheet?.number}
        disabled={readOnly}
        onBox={(at, patch) => draft.change(withBox(layout, at, patch), `${at.key} ${at.at} numbers`)}
        onWritten={(written) => change({ written })}
        onAdd={() => {
          const more = withMoreBoxes(layout, item.key, middleOf(sheet), sheet)
          draft.change(more.layout)
          onChoose(more)
        }}
        onRemove={onRemove}
      />
      {!readOnly && (
        <div className={classes.tools} role="group" aria-label="Order of the fields">
          <Button kind="secondary" small disabled={place.question === 0} onClick={() => step(-1)}>
            Earlier in the order
          </Button>
          <Button kind="secondary" small disabled={place.question === last} onClick={() => step(1)}>
            Later in the order
          </Button>
        </div>
      )}
    </div>
  )
}

/** The kinds most often drawn on paper. */
const drawn: readonly QuestionKind[] = [
  'text',
  'longText',
  'date',
  'whole',
  'decimal',
  'money',
  'yesNo',
  'choice',
  'choices',
  'signature',
]

interface ToolsProps {
  readonly sheets: readonly Sheet[]
  readonly number: number
  readonly drawing: QuestionKind | undefined
  readonly readOnly: boolean
  readonly onPage: (number: number) => void
  readonly onDraw: (kind: QuestionKind | undefined) => void
  readonly onAdd: (kind: QuestionKind) => void
  readonly onTest: () => void
}

function Tools({ sheets, number, drawing, readOnly, onPage, onDraw, onAdd, onTest }: ToolsProps) {
  const [kind, setKind] = useState<QuestionKind>('text')
  const isDrawing = drawing !== undefined
  return (
    <div className={classes.tools}>
      <SelectField
        label="Page"
        value={String(number)}
        data={sheets.map((sheet) => ({ value: String(sheet.number), label: `${sheet.number} of ${sheets.length}` }))}
        onChange={(event) => onPage(Number(event.currentTarget.value))}
      />
      {!readOnly && (
        <>
          <SelectField
            label="New field"
            value={kind}
            data={drawn.map((value) => ({ value, label: kindNames[value] }))}
            onChange={(event) => {
              const next = event.currentTarget.value as QuestionKind
              setKind(next)
              if (isDrawing) onDraw(next)
            }}
          />
          <Button
            kind={isDrawing ? 'primary' : 'secondary'}
            aria-pressed={isDrawing}
            onClick={() => onDraw(isDrawing ? undefined : kind)}
          >
            {isDrawing ? 'Draw on the page…' : 'Draw field'}
          </Button>
          <Button kind="secondary" onClick={() => onAdd(kind)}>
            Add field
          </Button>
        </>
      )}
      <Button kind="secondary" onClick={onTest}>
        Test fill
      </Button>
    </div>
  )
}
