import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { type FormProgress, progressOfShown } from '@portico/contract/areas/forms/logic/progress.ts'
import { shareErrors } from '@portico/contract/areas/forms/logic/share-errors.ts'
import { shown, type ShownPage } from '@portico/contract/areas/forms/logic/shown.ts'
import { formStateOf } from '@portico/contract/areas/forms/logic/form-state.ts'

/** A visible page with its progress. */
export interface PageState extends ShownPage {
  /** The same as long as the same is asked. */
  readonly signature: string
  readonly progress: FormProgress
}

/** What follows from all answers together. */
export interface Derived {
  readonly pages: readonly PageState[]
  readonly progress: FormProgress
  readonly calculated: Readonly<Record<string, string>>
  /** Shares that take their items above the whole. */
  readonly overShares: Readonly<Record<string, string>>
}

/** Works out what is asked, what is calculated and how far the form is. */
export function derived(layout: Layout, answers: Answers, today: string): Derived {
  const formState = formStateOf(layout, answers)
  const pages = shown(layout, answers, formState).map((page) => {
    return { ...page, signature: signatureOf(page), progress: progressOfShown([page], answers, today) }
  })
  const over = pages.flatMap(({ sections }) => sections.flatMap((section) => shareErrors(section, answers)))
  return {
    pages,
    progress: together(pages),
    calculated: Object.fromEntries(formState.calculated),
    overShares: Object.fromEntries(over.map(({ path, message }) => [path, message])),
  }
}

/** How far the whole form is: the sum of its pages, without reading every answer once more. */
function together(pages: readonly PageState[]): FormProgress {
  const required = pages.reduce((sum, { progress }) => sum + progress.required, 0)
  const answered = pages.reduce((sum, { progress }) => sum + progress.answered, 0)
  const percent = required === 0 ? 100 : Math.floor((answered / required) * 100)
  return { required, answered, percent, missing: pages.flatMap(({ progress }) => progress.missing) }
}

function signatureOf({ sections }: ShownPage): string {
  return sections
    .flatMap(({ section, items }) => [
      `#${section.key}`,
      ...items.flatMap(({ itemId, questions }) => [`+${itemId ?? ''}`, ...questions.map(({ path }) => path)]),
    ])
    .join(' ')
}
