import type { Box, Layout, Page, Question } from '../forms/layout.shapes.ts'
import { indexOf } from '../forms/layouts/places.ts'
import type { FieldAt, FieldMatch } from './match-fields.ts'

/** What to copy: confirmed matches, and fields to add where the other edition has none. */
export interface FieldCopy {
  readonly matches: readonly Pick<FieldMatch, 'from' | 'to'>[]
  readonly added: readonly FieldAt[]
}

/** An edition with another's fields: questions, mapping and format. Positions stay its own. */
export function withCopiedFields(to: Layout, { matches, added }: FieldCopy): Layout {
  const keys = new Map(matches.map(({ from, to: other }) => [from.question.key, other.question.key]))
  const copies = new Map(matches.map(({ from, to: other }) => [other.question.key, from.question]))
  const taken = new Set([...indexOf(to).pages.keys(), ...indexOf(to).sections.keys(), ...indexOf(to).questions.keys()])
  const newcomers = added.map((field) => {
    const key = freeKey(field.question.key, taken)
    keys.set(field.question.key, key)
    return { number: field.sheet.number, question: { ...field.question, key } }
  })
  return {
    pages: to.pages.map((page) => {
      const arriving = newcomers.filter(({ number }) => number === page.sheet?.number)
      const changed = page.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) => copied(copies.get(question.key), question, keys)),
      }))
      return {
        ...page,
        sections: withArrivals(
          page,
          changed,
          arriving.map(({ question }) => renamed(question, keys)),
        ),
      }
    }),
  }
}

function withArrivals(page: Page, sections: Page['sections'], arriving: Question[]): Page['sections'] {
  if (arriving.length === 0) return sections
  const last = sections.at(-1)
  const none = { help: '', locked: false, showIf: null, repeat: null, fact: null }
  if (last === undefined || last.repeat !== null)
    return [...sections, { ...none, key: `${page.key}Copied`, title: 'Answers', questions: arriving }]
  return [...sections.slice(0, -1), { ...last, questions: [...last.questions, ...arriving] }]
}

type Keys = ReadonlyMap<string, string>

function copied(from: Question | undefined, to: Question, keys: Keys): Question {
  if (from === undefined) return to
  const boxes = fittingBoxes(from, to)
  const asked = renamed(from, keys)
  // Boxes for other answers keep the answers that they mark.
  if (boxes === undefined)
    return { ...asked, key: to.key, kind: to.kind, choices: to.choices, boxes: to.boxes, fact: null }
  return { ...asked, key: to.key, boxes }
}

/** Its own places, crossed for the answers that are copied; undefined if that cannot be said. */
function fittingBoxes({ kind, choices, boxes: from = [] }: Question, { boxes = [] }: Question): Box[] | undefined {
  const answers: readonly string[] = kind === 'yesNo' ? ['Y', 'N'] : choices
  if (boxes.every(({ mark }) => mark === null || answers.includes(mark))) return boxes
  if (boxes.length !== from.length) return undefined
  return boxes.map((box, at) => ({ ...box, mark: from[at]!.mark }))
}

/**
 * A question whose condition and formula refer to the other edition's questions; drops a condition on a missing one.
 */
function renamed(question: Question, keys: Keys): Question {
  const { showIf, formula } = question
  const isKnown = showIf?.tests.every(({ question: key }) => keys.has(key)) ?? false
  return {
    ...question,
    showIf:
      showIf === null || !isKnown
        ? null
        : { ...showIf, tests: showIf.tests.map((test) => ({ ...test, question: keys.get(test.question)! })) },
    formula: formula.replaceAll(/[A-Za-z][A-Za-z0-9]*/g, (name) => keys.get(name) ?? name),
  }
}

function freeKey(wanted: string, taken: Set<string>): string {
  let key = wanted
  for (let time = 2; taken.has(key); time += 1) key = `${wanted.slice(0, 56)}${time}`
  taken.add(key)
  return key
}
