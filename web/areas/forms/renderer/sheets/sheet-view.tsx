import type { Box, Question, Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { Card } from '../../../../kit/layout/card.tsx'
import { QuestionField } from '../fields/question-field.tsx'
import { useDerived } from '../form-context.ts'
import type { PageState } from '../model/derived.ts'
import { SheetPicture } from '../../sheets/sheet-picture.tsx'
import { useSheets } from '../../sheets/use-sheets.ts'
import { SheetBox } from './sheet-box.tsx'
import classes from './sheet-view.module.css'

interface Props {
  /** Where the PDF is read. */
  readonly address: string
  readonly page: PageState['page']
  readonly sheet: Sheet
  /** A question to go to; `times` counts the requests. */
  readonly goal: { readonly path: string; readonly times: number } | undefined
}

interface Placed {
  readonly path: string
  readonly question: Question
  readonly box: Box
  readonly at: number
}

/** A page of a PDF, answered in its own boxes; details of the selected answer are shown next to it. */
export default function SheetView({ address, page, sheet, goal }: Props) {
  const { pages } = useDerived()
  const pdf = useSheets(address)
  const [chosen, choose] = useState<string>()
  const placed = placedOn(pages, sheet)
  const known = placed.find(({ path }) => path === chosen)
  useGoal(goal)
  return (
    <div className={classes.view}>
      <h2 id="form-page" tabIndex={-1} className={classes.title}>
        {page.title}
      </h2>
      <div className={classes.work}>
        <SheetPicture pdf={pdf} sheet={sheet}>
          {placed.map(({ path, question, box, at }) => (
            <SheetBox
              key={`${path} ${at}`}
              id={at === 0 ? sheetAnchor(path) : undefined}
              path={path}
              question={question}
              box={box}
              sheet={sheet}
              isChosen={path === known?.path}
              onChoose={choose}
            />
          ))}
        </SheetPicture>
        <aside aria-label="The chosen answer" className={classes.aside}>
          <Card title="The chosen answer">
            {known === undefined ? (
              <p className={classes.hint}>Click a field on the page to see its source, history, and comments.</p>
            ) : (
              <QuestionField key={known.path} path={known.path} question={known.question} />
            )}
          </Card>
        </aside>
      </div>
    </div>
  )
}

const sheetAnchor = (path: string): string => `sheet-${path}`

/** What is asked with a place on a page of the PDF, in the order of the form. */
function placedOn(pages: readonly PageState[], sheet: Sheet): Placed[] {
  return pages.flatMap(({ page, sections }) =>
    sections
      .flatMap(({ items }) => items)
      .flatMap(({ questions }) => questions)
      .flatMap(({ path, question }) =>
        (question.boxes ?? []).flatMap((box, at) =>
          (box.on ?? page.sheet?.number) === sheet.number ? [{ path, question, box, at }] : [],
        ),
      ),
  )
}

/** Goes to a question as soon as it is rendered. */
function useGoal(goal: Props['goal']): void {
  const reached = useRef<Props['goal']>(undefined)
  useEffect(() => {
    if (goal === undefined || reached.current === goal) return
    const place = document.getElementById(sheetAnchor(goal.path))
    if (place === null) return
    reached.current = goal
    place.scrollIntoView({ block: 'center' })
    place.focus({ preventScroll: true })
  }, [goal])
}
