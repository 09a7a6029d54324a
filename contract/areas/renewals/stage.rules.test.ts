import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RenewalStage } from './renewal-stages.ts'
import { type PlacedOption, type PlacementFacts, stageFrom } from './stage.rules.ts'

const lines = ['GENERAL_LIABILITY', 'AUTO', 'CYBER'] as const

interface Placement extends PlacementFacts {
  readonly stage: RenewalStage
}

const awaited = { isOpen: true, isStopped: false, isShown: false, choice: null, bind: 'NONE' } as const

/** What may happen to one option, and what it changes. An event that the handlers refuse changes nothing. */
const optionEvents: Readonly<Record<string, (option: PlacedOption) => Partial<PlacedOption>>> = {
  carrierDeclines: (option) => (option.isShown ? {} : { isOpen: false }),
  notPursued: (option) => (option.isShown ? {} : { isOpen: false, isStopped: true }),
  submittedAgain: (option) => (option.isOpen ? {} : { isOpen: true, isStopped: false }),
  published: (option) => (option.isOpen ? { isShown: true } : {}),
  withdrawn: (option) => (option.bind === 'NONE' ? { isShown: false, choice: null } : {}),
  accepted: (option) => (option.isShown && option.bind === 'NONE' ? { choice: 'ACCEPTED' } : {}),
  declined: (option) => (option.isShown && option.bind === 'NONE' ? { choice: 'DECLINED' } : {}),
  takenBack: (option) => (option.bind === 'NONE' ? { choice: null } : {}),
  bindRequested: (option) => (option.choice === 'ACCEPTED' && option.bind === 'NONE' ? { bind: 'REQUESTED' } : {}),
  requestWithdrawn: (option) => (option.bind === 'REQUESTED' ? { bind: 'NONE' } : {}),
  confirmed: (option) => (option.bind === 'REQUESTED' ? { bind: 'BOUND' } : {}),
}

type Event = (placement: Placement) => PlacementFacts

const lineEvents: readonly ((line: string) => Event)[] = [
  (line) => (at) => ({ ...at, options: [...at.options, { ...awaited, line }] }),
  (line) => (at) => ({ ...at, selected: [...at.selected.filter((one) => one !== line), line] }),
  (line) => (at) => (at.selected.length > 1 ? { ...at, selected: at.selected.filter((one) => one !== line) } : at),
  () => (at) => ({ ...at, isSubmitted: true }),
  () => (at) => ({ ...at, isWithMarket: true }),
]

const toOption =
  (place: number, change: (option: PlacedOption) => Partial<PlacedOption>): Event =>
  (at) => ({
    ...at,
    options: at.options.map((option, index) =>
      index === place % at.options.length ? { ...option, ...change(option) } : option,
    ),
  })

const anEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...lineEvents), fc.constantFrom(...lines)).map(([of, line]) => of(line)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...Object.values(optionEvents))).map(([at, of]) => toOption(at, of)),
  },
)

const started: Placement = {
  stage: 'KICKOFF',
  isSubmitted: false,
  isWithMarket: false,
  selected: [...lines],
  options: [],
}

/** The renewal after each event, its stage derived every time as the handlers do. */
const after = (from: Placement, events: readonly Event[]): Placement =>
  events.reduce<Placement>((at, event) => {
    const facts = event(at)
    return { ...facts, stage: stageFrom(at.stage, facts) }
  }, from)

type Ending = 'BOUND' | 'DECLINED' | 'NOT_PURSUED' | 'NOT_RENEWED'

/** What brings one line to its end, whatever has happened to it so far. */
function endLine(line: string, ending: Ending): Event {
  const ofLine =
    (change: (option: PlacedOption) => PlacedOption): Event =>
    (at) => ({
      ...at,
      options: at.options.map((option) => (option.line === line ? change(option) : option)),
    })
  const withOne = (at: Placement): Placement =>
    at.options.some((option) => option.line === line)
      ? at
      : { ...at, options: [...at.options, { ...awaited, line, isShown: true }] }
  const settle = (free: Partial<PlacedOption>) =>
    ofLine((option) => (option.bind === 'NONE' ? { ...option, ...free } : { ...option, bind: 'BOUND' }))
  switch (ending) {
    case 'BOUND':
      return (at) =>
        ofLine((option) => ({ ...option, isOpen: true, isShown: true, choice: 'ACCEPTED', bind: 'BOUND' }))(withOne(at))
    case 'DECLINED':
      return (at) => settle({ isShown: true, choice: 'DECLINED' })(withOne(at))
    case 'NOT_PURSUED':
      return (at) => settle({ isShown: false, choice: null, isOpen: false, isStopped: true })(withOne(at))
    case 'NOT_RENEWED':
      return (at) => ({
        ...settle({})(at),
        selected: at.selected.length > 1 ? at.selected.filter((one) => one !== line) : at.selected,
        // The last line cannot be removed from a renewal: the client declines it.
        options: at.selected.length > 1 ? settle({})(at).options : endLine(line, 'DECLINED')(at).options,
      })
  }
}

const endings = fc.constantFrom<Ending>('BOUND', 'DECLINED', 'NOT_PURSUED', 'NOT_RENEWED')

describe('the stage of a renewal', () => {
  test('always reaches an end once every line is bound, declined, not pursued or not renewed', () => {
    fc.assert(
      fc.property(
        fc.array(anEvent, { maxLength: 40 }),
        fc.tuple(endings, endings, endings),
        fc.shuffledSubarray([...lines], { minLength: 3 }),
        (events, chosen, order) => {
          const at = after(started, events)
          const ended = after(
            at,
            order.map((line, index) => endLine(line, chosen[index]!)),
          )
          const isAnyBound = ended.options.some(({ bind }) => bind === 'BOUND')
          expect(ended.stage).toBe(isAnyBound ? 'BOUND' : 'CLOSED')
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('depends on what has happened, never on the order in which it happened', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        const at = after(started, events)
        // Once a renewal was shown to the client it does not return to its kickoff.
        const isEarly = at.stage === 'KICKOFF' || at.stage === 'REVIEW'
        const atOnce = stageFrom(isEarly ? 'KICKOFF' : 'TO_MARKET', at)
        expect(at.stage).toBe(atOnce)
        expect(stageFrom(at.stage, at)).toBe(at.stage)
      }),
      { numRuns: 1000 },
    )
  })

  test('stays open while a bind request is not confirmed, also for a line that was removed', () => {
    const ordered: PlacedOption = { ...awaited, line: 'AUTO', isShown: true, choice: 'ACCEPTED', bind: 'REQUESTED' }
    const bound: PlacedOption = { ...ordered, line: 'CYBER', bind: 'BOUND' }
    const facts = { isSubmitted: true, isWithMarket: true, selected: ['CYBER'], options: [ordered, bound] }
    expect(stageFrom('BIND_ORDER', facts)).toBe('BIND_ORDER')
    expect(stageFrom('BIND_ORDER', { ...facts, options: [{ ...ordered, bind: 'BOUND' }, bound] })).toBe('BOUND')
  })

  test('stays open where every carrier of a line declined: the brokerage may still ask others', () => {
    const bound: PlacedOption = { ...awaited, line: 'AUTO', isShown: true, choice: 'ACCEPTED', bind: 'BOUND' }
    const refused: PlacedOption = { ...awaited, line: 'CYBER', isOpen: false }
    const facts = { isSubmitted: true, isWithMarket: true, selected: ['AUTO', 'CYBER'], options: [bound, refused] }
    expect(stageFrom('BIND_ORDER', facts)).toBe('BIND_ORDER')
    expect(stageFrom('BIND_ORDER', { ...facts, selected: ['AUTO'] })).toBe('BOUND')
  })

  test('is a review by the brokerage after the submission, until a market has it', () => {
    const facts = { isSubmitted: true, isWithMarket: false, selected: ['AUTO'], options: [] }
    expect(stageFrom('KICKOFF', facts)).toBe('REVIEW')
    expect(stageFrom('REVIEW', { ...facts, isWithMarket: true })).toBe('TO_MARKET')
    expect(stageFrom('KICKOFF', { ...facts, isSubmitted: false, isWithMarket: true })).toBe('KICKOFF')
  })

  test('goes back when a decision is undone, but not behind the market', () => {
    const shown: PlacedOption = { ...awaited, line: 'AUTO', isShown: true }
    const facts = (options: readonly PlacedOption[]) => ({
      isSubmitted: false,
      isWithMarket: true,
      selected: ['AUTO'],
      options,
    })
    expect(stageFrom('KICKOFF', facts([awaitedFor('AUTO')]))).toBe('KICKOFF')
    expect(stageFrom('KICKOFF', facts([shown]))).toBe('PROPOSAL')
    expect(stageFrom('PROPOSAL', facts([{ ...shown, choice: 'DECLINED' }]))).toBe('CLOSED')
    expect(stageFrom('CLOSED', facts([shown]))).toBe('PROPOSAL')
    expect(stageFrom('PROPOSAL', facts([{ ...shown, isShown: false }]))).toBe('TO_MARKET')
  })
})

const awaitedFor = (line: string): PlacedOption => ({ ...awaited, line })
