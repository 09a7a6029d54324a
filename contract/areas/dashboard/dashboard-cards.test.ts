import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountTypeOf, accountTypes, arrangedCards, dashboardCards } from './dashboard-cards.ts'

const placed = fc.record({ name: fc.constantFrom(...dashboardCards), shown: fc.boolean() })

describe('the cards of a dashboard', () => {
  test('that are shown are the four that the specification names', () => {
    const cards = arrangedCards(accountTypeOf({ isLawFirm: false }))
    const shown = cards.filter((card) => card.shown).map(({ name }) => name)
    expect(shown).toEqual(['ACCOUNT_CONTACT', 'QUICK_LINKS', 'SERVICE_CALENDAR', 'ACCOUNT_TASKS'])
    expect(cards.map(({ name }) => name)).not.toContain('LAW_FIRM')
  })

  test('begin for a law firm with that of its policy', () => {
    expect(arrangedCards(accountTypeOf({ isLawFirm: true }))[0]).toEqual({ name: 'LAW_FIRM', shown: true })
  })

  test('stand each once, whatever was kept, those chosen first and in their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...accountTypes), fc.array(placed), (type, chosen) => {
        const standard = arrangedCards(type).map(({ name }) => name)
        const cards = arrangedCards(type, chosen)
        expect(cards.map(({ name }) => name).toSorted()).toEqual(standard.toSorted())
        const known = chosen.filter(({ name }) => standard.includes(name))
        const first = known.filter(({ name }, at) => known.findIndex((card) => card.name === name) === at)
        expect(cards.slice(0, first.length)).toEqual(first)
      }),
    )
  })

  test('that are new since someone arranged theirs come last', () => {
    const chosen = [{ name: 'POLICY_SUMMARY', shown: false } as const]
    expect(arrangedCards('STANDARD', chosen).map(({ name }) => name)).toEqual([
      'POLICY_SUMMARY',
      'ACCOUNT_CONTACT',
      'QUICK_LINKS',
      'SERVICE_CALENDAR',
      'ACCOUNT_TASKS',
    ])
  })
})
