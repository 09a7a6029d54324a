import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { type SectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { type MarkSide, sideOf } from '@portico/contract/areas/renewals/section-marks.ts'
import { counted, formatDate } from '../../../platform/formats.ts'
import { type CyclePage, cyclePath, sectionPath } from '../renewal-labels.ts'

/** A person's next step, with its link. */
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

const nothingBound = 'Every line was declined or not pursued, so nothing was bound.'

type OfAccount = NonNullable<Account['renewal']>

/** The reader's next step, as far as the account itself shows its renewal. */
export function nextOfAccount(accountId: string, renewal: OfAccount, reader: Reader): NextStep {
  const { cycleId: id, assigned } = renewal
  const stage = renewal.stage as RenewalStage
  const known = { id, accountId, stage, sections: [], isReady: false, closedReason: null }
  if (stage !== 'KICKOFF' || reader.side === null) return nextStep(known, reader)
  const [mine] = assigned
  if (mine === undefined)
    return {
      text:
        reader.side === 'CLIENT'
          ? 'Complete the open sections, then submit them to your advisor.'
          : 'The client is completing the sections.',
      link: { label: 'See the sections', href: cyclePath(accountId, 'renewal', id) },
    }
  const kind = mine.kind as SectionKind
  const due = mine.dueOn === null ? '' : `, due ${formatDate(mine.dueOn)}`
  return { text: `${sectionNames[kind]} is assigned to you${due}.`, link: sectionLink(known, { kind }) }
}

/** The one thing that is next for the reader of a renewal. */
export function nextStep(renewal: Known, reader: Reader): NextStep {
  const { id, accountId, stage, closedReason } = renewal
  if (stage === 'CLOSED')
    return { text: closedReason === null ? nothingBound : `This renewal was closed: ${closedReason}.` }
  if (stage === 'BOUND') return { text: 'Everything is bound. No action is needed.' }
  if (reader.side === null) return { text: 'You can follow this renewal. No action is needed from you.' }
  if (stage === 'KICKOFF') return reader.side === 'CLIENT' ? clientNext(renewal, reader) : staffNext(renewal)
  const [text, label, page] = afterKickoff[reader.side][stage]
  return page === null ? { text } : { text, link: { label, href: cyclePath(accountId, page, id) } }
}

type Later = Exclude<RenewalStage, 'KICKOFF' | 'BOUND' | 'CLOSED'>

const afterKickoff: Readonly<
  Record<MarkSide, Readonly<Record<Later, readonly [text: string, label: string, page: CyclePage | null]>>>
> = {
  CLIENT: {
    REVIEW: ['Your brokerage is reviewing your submission. No action is needed from you.', '', null],
    TO_MARKET: ['Your brokerage is asking carriers for quotes. No action is needed from you.', '', null],
    PROPOSAL: ['Your quotes are ready to compare.', 'Review the quotes', 'quote-review'],
    BIND_ORDER: [
      'Request to bind the quotes that you accept, and follow each line until it is bound.',
      'See the bind decision',
      'bind-decision',
    ],
  },
  BROKER: {
    REVIEW: [
      'Review the submission, then email its packet to the markets.',
      'Open the market grid',
      'internal-quote-review',
    ],
    TO_MARKET: [
      'The submission is with carriers. Record their responses.',
      'Open the market grid',
      'internal-quote-review',
    ],
    PROPOSAL: ['The client is choosing among the quotes.', 'See the quotes', 'quote-review'],
    BIND_ORDER: [
      'Bind what the client requested, and settle the lines that are still open.',
      'Open the bind decision',
      'bind-decision',
    ],
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
  if (open.length === 0) return { text: 'Your sections are complete. Your coworkers are still working on theirs.' }
  return { text: `${counted(open.length, 'section')} still open, assigned to others: ${namesOf(open)}.` }
}

function staffNext(renewal: Known): NextStep {
  const { sections, isReady } = renewal
  if (isReady) return { text: 'Every section is complete. It can be submitted.', link: submit(renewal) }
  const open = sections.filter((section) => section.isBeforeSubmission && !section.isComplete)
  const toReview = open.find(({ status }) => status === 'IN_REVIEW')
  if (toReview !== undefined)
    return { text: `${sectionNames[toReview.kind]}: ready for your review.`, link: sectionLink(renewal, toReview) }
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
  if (hard > 0) return `${sectionNames[kind]}: ${counted(hard, 'error')} to fix${due}.`
  if (blockers.length > 0) return `${sectionNames[kind]}: ${counted(blockers.length, 'issue')} to review${due}.`
  const done = percent === 100 ? 'ready to mark complete' : `${percent}% complete`
  return `${sectionNames[kind]}: ${done}${due}.`
}

const sectionLink = ({ accountId, id }: Known, { kind }: Pick<RenewalSection, 'kind'>) => ({
  label: `Open ${sectionNames[kind].toLowerCase()}`,
  href: sectionPath(accountId, kind, id),
})

const namesOf = (sections: readonly RenewalSection[]): string =>
  sections.map(({ kind }) => sectionNames[kind].toLowerCase()).join(', ')
