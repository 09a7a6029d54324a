import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { valueAt } from '@portico/contract/areas/forms/layouts/places.ts'
import { shown, type ShownItem, type ShownSection } from '@portico/contract/areas/forms/logic/shown.ts'
import { producerAddress } from '../../../platform/pdf/parts/business-letter.ts'
import { type Letterhead, pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import { shownAnswer } from '../../pdf-forms/pdf-forms.public.ts'

/** What the first page says above the answers. */
export interface Heading {
  readonly name: string
  readonly title: string
  readonly policyType: string
  readonly year: string
  readonly carrier: string
  readonly company: string
  /** Null while it is not done. */
  readonly done: { readonly at: Date; readonly by: string; readonly leftToAgent: number } | null
  readonly now: Date
  readonly timeZone: string
}

/** The letterhead, and the insured's mailing address. */
interface Frame {
  readonly letterhead: Letterhead
  readonly companyAddress: readonly string[]
}

/** An application as people file it: every question that is asked, with its answer. */
export function applicationPdf(heading: Heading & Frame, layout: Layout, values: Answers): Promise<Uint8Array> {
  const pages = shown(layout, values).flatMap(({ page, sections }) => [
    { style: 'chapter' as const, text: page.title },
    ...sections.flatMap((section) => linesOf(section, values)),
  ])
  const { name, year, now: at, letterhead } = heading
  return pdfOf({ title: `${name} ${year}`, foot: footOf(heading), at, letterhead }, [...headLines(heading), ...pages])
}

/** The foot of every page: account, form and status. */
export const footOf = (heading: Heading): string =>
  `${heading.company} · ${heading.name} ${heading.year} · ${standOf(heading)}`

const day = (at: Date, timeZone: string) =>
  at.toLocaleDateString('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

const standOf = ({ done, now, timeZone }: Heading) =>
  done === null ? `Draft as of ${day(now, timeZone)}` : `Done ${day(done.at, timeZone)}`

function headLines(heading: Heading & Frame): PdfPart[] {
  const { done, company, companyAddress, letterhead, carrier } = heading
  const facts = [heading.policyType, heading.year].filter((part) => part !== '').join(' · ')
  const signed =
    done === null ? 'Draft: answers may still change.' : `Completed on ${day(done.at, heading.timeZone)} by ${done.by}.`
  return [
    { style: 'title', text: heading.name },
    { style: 'line', text: facts },
    { style: 'note', text: signed },
    {
      addresses: [
        { label: 'Applicant', lines: [company, ...companyAddress] },
        producerAddress(letterhead),
        ...(carrier === '' ? [] : [{ label: 'Carrier', lines: [carrier] }]),
      ],
    },
    ...(done !== null && done.leftToAgent > 0
      ? [{ style: 'note' as const, text: `For the agent to complete: ${questions(done.leftToAgent)}.` }]
      : []),
  ]
}

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

function linesOf({ section, items }: ShownSection, values: Answers): PdfPart[] {
  const { repeat, title, help, locked } = section
  // Locked sections are signed exactly as worded.
  const worded: PdfPart[] = locked && help !== '' ? [{ style: 'note', text: help }] : []
  const answered = items.flatMap((item, at) => [
    ...(repeat === null ? [] : [{ style: 'item' as const, text: `${repeat.item} ${at + 1}` }]),
    ...answersOf(item, values, repeat === null ? 0 : 1),
  ])
  const none: PdfPart[] = repeat !== null && items.length === 0 ? [{ style: 'note', text: 'None' }] : []
  return [{ style: 'heading', text: title }, ...worded, ...none, ...answered]
}

const answersOf = ({ questions: asked }: ShownItem, values: Answers, depth: number): PdfPart[] =>
  asked.map(({ path, question }) => {
    const answer = shownAnswer(question, valueAt(values, path))
    return { question: question.label, answer: answer.length === 0 ? ['—'] : answer, depth }
  })
