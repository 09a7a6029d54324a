import type { Box, ShowIf } from '../layout.shapes.ts'
import { isComparing } from '../logic/conditions.ts'

/** What editors call the properties of pages, sections and questions. */
const propertyNames: Readonly<Record<string, string>> = {
  title: 'Title',
  label: 'Question',
  kind: 'Kind',
  help: 'Help',
  required: 'Required',
  locked: 'Locked',
  fact: 'Account data',
  showIf: 'Shown if',
  repeat: 'Repeats',
  choices: 'Choices',
  columns: 'Columns',
  formula: 'Formula',
  scheduleType: 'Schedule',
  min: 'Lowest',
  max: 'Highest',
  maxLength: 'Longest',
  pastOnly: 'Past only',
  isShare: 'Percentages of a total',
  boxes: 'Places on the page',
  written: 'Written as',
  sheet: 'Page of the PDF',
}

export const propertyName = (property: string): string =>
  Object.hasOwn(propertyNames, property) ? (propertyNames[property] ?? property) : property

type Named = (key: string) => string

/** A property of an item for people; empty if not set. */
export function propertyText(property: string, value: unknown, nameOf: Named): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (property === 'boxes') return boxesText(value as readonly Box[])
  if (Array.isArray(value)) return value.map((entry) => propertyText(property, entry, nameOf)).join(', ')
  if (typeof value !== 'object') return wordOf(value)
  return objectText(property, value as Fields, nameOf)
}

type Fields = Readonly<Record<string, unknown>>

function objectText(property: string, value: Fields, nameOf: Named): string {
  if (property === 'showIf') return conditionText(value as unknown as ShowIf, nameOf)
  if (property === 'sheet') return wordOf(value['number'])
  if (property === 'repeat') return `${wordOf(value['item'])}, ${wordOf(value['least'])} to ${wordOf(value['most'])}`
  return `${wordOf(value['label'])} (${wordOf(value['kind'])}${value['required'] === true ? ', required' : ''})`
}

const boxesText = (boxes: readonly Box[]): string =>
  boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(', ')

const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A condition as a sentence, such as `Has owners is Y and Revenue is above 1000`. */
function conditionText({ match, tests }: ShowIf, nameOf: Named): string {
  const sentences = tests.map((test) => {
    const subject = `${nameOf(test.question)} is`
    if (!isComparing(test)) return `${subject} ${test.is}`
    return `${subject} ${relationLabels[test.is]}${test.value}`
  })
  return sentences.join(match === 'all' ? ' and ' : ' or ')
}

const relationLabels = { equal: '', different: 'not ', above: 'above ', below: 'below ' } as const
