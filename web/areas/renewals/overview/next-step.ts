import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { type MarkSide, sideOf } from '@portico/contract/areas/renewals/section-marks.ts'
import { counted, formatDate } from '../../../platform/formats.ts'
import { type CyclePage, cyclePath, sectionPath } from '../renewal-words.ts'

/** What someone does next, and where. */
export interface NextStep {
  readonly text: string
  readonly link?: { readonly label: string; readonly href: string }
}

type Known = Pick<Renewal, 'id' | 'accountId' | 'stage' | 'sections' | 'isReady' | 'closedReason'>

interface Reader {
  /** Null for those who only read. */
  readonly side: MarkSide | null
  readonly userId: string
}

/** The one thing that is next for the reader of a renewal. */
export function nextStep(renewal: Known, reader: Reader): NextStep {
  const { id, accountId, stage, closedReason } = renewal
  if (stage === 'CLOSED') return { text: `This renewal was closed: ${closedReason ?? 'no reason was given'}.` }
  if (stage === 'BOUND') return { text: 'Everything is bound. Nothing is left to do.' }
  if (reader.side === null) return { text: 'You can follow this renewal. There is nothing for you to do.' }
  if (stage === 'KICKOFF') return reader.side === 'CLIENT' ? clientNext(renewal, reader) : staffNext(renewal)
  const [text, label, page] = afterKickoff[reader.side][stage]
  return page === null ? { text } : { text, link: { label, href: cyclePath(accountId, page, id) } }
}

type Later = Exclude<RenewalStage, 'KICKOFF' | 'BOUND' | 'CLOSED'>

const afterKickoff: Readonly<
  Record<MarkSide, Readonly<Record<Later, readonly [text: string, label: string, page: CyclePage | null]>>>
> = {
  CLIENT: {
    TO_MARKET: ['Your brokerage is asking the market. There is nothing for you to do.', '', null],
    PROPOSAL: ['The quotes are there for you to compare.', 'Review the quotes', 'quote-review'],
    BIND_ORDER: ['What you have chosen is being bound.', 'See the bind decision', 'bind-decision'],
  },
  BROKER: {
    TO_MARKET: ['The market has it. Record what it answers.', 'Open the market grid', 'internal-quote-review'],
    PROPOSAL: ['The client is choosing among the quotes.', 'See the quotes', 'quote-review'],
    BIND_ORDER: ['The client has decided. Bind what was ordered.', 'Open the bind decision', 'bind-decision'],
  },
}

const submit = ({ accountId, id }: Known) => ({ label: 'Submit', href: cyclePath(accountId, 'submit-to-advisor', id) })

function clientNext(renewal: Known, { userId }: Reader): NextStep {
  const { sections, isReady } = renewal
  if (isReady) return { text: 'Every section is complete. Submit it to your advisor.', link: submit(renewal) }
  const open = sections.filter((section) => section.isBeforeSubmission && !section.isComplete)
  const mine = open.filter(({ status, owner }) => sideOf(status) === 'CLIENT' && (owner?.userId ?? userId) === userId)
  const next = mine.toSorted(byPress)[0]
  if (next !== undefined) return { text: sectionText(next), link: sectionLink(renewal, next) }
  if (open.length === 0) return { text: 'Your sections are complete. Others of your company still work on theirs.' }
  return { text: `${counted(open.length, 'section')} still open, in the hands of others: ${namesOf(open)}.` }
}

function staffNext(renewal: Known): NextStep {
  const { sections, isReady } = renewal
  if (isReady) return { text: 'Every section is complete. It can be submitted.', link: submit(renewal) }
  const open = sections.filter((section) => section.isBeforeSubmission && !section.isComplete)
  const toReview = open.find(({ status }) => status === 'IN_REVIEW')
  if (toReview !== undefined)
    return { text: `${sectionNames[toReview.kind]}: wants your review.`, link: sectionLink(renewal, toReview) }
  return { text: `The client has ${counted(open.length, 'open section')}: ${namesOf(open)}.` }
}

/** What has an owner first, then what is due soonest, then what is broken. */
function byPress(one: RenewalSection, other: RenewalSection): number {
  const own = Number(other.owner !== null) - Number(one.owner !== null)
  const due = (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')
  return own || due || hardOf(other) - hardOf(one)
}

const hardOf = ({ blockers }: RenewalSection): number => blockers.filter(({ isHard }) => isHard).length

function sectionText(section: RenewalSection): string {
  const { kind, dueOn, percent, blockers } = section
  const due = dueOn === null ? '' : `, due ${formatDate(dueOn)}`
  const hard = hardOf(section)
  if (hard > 0) return `${sectionNames[kind]}: ${counted(hard, 'error')} to mend${due}.`
  if (blockers.length > 0) return `${sectionNames[kind]}: ${counted(blockers.length, 'thing')} to look at${due}.`
  const done = percent === 100 ? 'filled in, to be marked as complete' : `${percent} % done`
  return `${sectionNames[kind]}: ${done}${due}.`
}

const sectionLink = ({ accountId, id }: Known, { kind }: RenewalSection) => ({
  label: `Open ${sectionNames[kind].toLowerCase()}`,
  href: sectionPath(accountId, kind, id),
})

const namesOf = (sections: readonly RenewalSection[]): string =>
  sections.map(({ kind }) => sectionNames[kind].toLowerCase()).join(', ')
