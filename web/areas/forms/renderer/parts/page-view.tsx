import type { ShownSection } from '@portico/contract/areas/forms/logic/shown.ts'
import type { Page } from '@portico/contract/areas/forms/layout.shapes.ts'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { Pill } from '../../../../kit/data/pill.tsx'
import { useForm } from '../form-context.ts'
import { focusOn } from '../model/anchors.ts'
import type { PageState } from '../model/derived.ts'
import classes from './form.module.css'
import { SectionView } from './section-view.tsx'
import { useSomeFirst } from './use-some-first.ts'

interface Props {
  readonly pageKey: string
  readonly requiredOnly: boolean
  /** A question to go to once it is rendered; `times` counts the requests. */
  readonly goal: { readonly path: string; readonly times: number } | undefined
}

/** One page of a form: re-rendered only when its set of questions changes. */
export function PageView({ pageKey, requiredOnly, goal }: Props) {
  const state = usePageState(pageKey)
  const total = state?.sections.reduce((sum, section) => sum + questionsIn(section), 0)
  const drawn = useSomeFirst(total ?? 0)
  useGoal(goal, drawn)
  if (state === undefined) return null
  return (
    <div className={classes.page}>
      <PageHead page={state.page} />
      {withOffsets(state.sections)
        .filter(({ shown, offset }) => offset <= drawn && (!requiredOnly || asksRequired(shown)))
        .map(({ shown, offset }) => (
          <SectionView key={shown.section.key} shown={shown} requiredOnly={requiredOnly} drawn={drawn - offset} />
        ))}
    </div>
  )
}

const questionsIn = ({ items }: ShownSection): number => items.reduce((sum, { questions }) => sum + questions.length, 0)

const asksRequired = ({ items }: ShownSection): boolean =>
  items.some(({ questions }) => questions.some(({ question }) => question.required))

/** Each section with the number of questions before it. */
function withOffsets(sections: readonly ShownSection[]): { readonly shown: ShownSection; readonly offset: number }[] {
  const before = sections.map(questionsIn)
  return sections.map((shown, at) => ({ shown, offset: before.slice(0, at).reduce((sum, many) => sum + many, 0) }))
}

function PageHead({ page }: { readonly page: Page }) {
  const { assignees, onAssign } = useForm()
  const assignee = assignees.get(page.key)
  return (
    <header>
      <div className={classes.sectionHead}>
        <h2 id="form-page" tabIndex={-1} className={classes.pageTitle}>
          {page.title}
        </h2>
        {assignee !== undefined && <Pill tone="brand">For {assignee}</Pill>}
        {onAssign !== undefined && (
          <Button kind="quiet" small aria-label={`Assign page ${page.title}`} onClick={() => onAssign(page.key)}>
            Assign
          </Button>
        )}
      </div>
      {page.help !== '' && <p className={classes.help}>{page.help}</p>}
    </header>
  )
}

function usePageState(key: string): PageState | undefined {
  const { store } = useForm()
  const held = useRef<PageState | undefined>(undefined)
  const listen = useCallback((listener: () => void) => store.listen(`page:${key}`, listener), [store, key])
  return useSyncExternalStore(listen, () => {
    const now = store.derived().pages.find(({ page }) => page.key === key)
    // The set of questions is unchanged: keep the rendered page.
    if (now?.signature !== held.current?.signature || now?.page !== held.current?.page) held.current = now
    return held.current
  })
}

/** Goes to a question as soon as it is rendered. */
function useGoal(goal: Props['goal'], drawn: number): void {
  const reached = useRef<Props['goal']>(undefined)
  useEffect(() => {
    if (goal === undefined || reached.current === goal || !focusOn(goal.path)) return
    reached.current = goal
  }, [goal, drawn])
}
