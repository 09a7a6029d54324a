import { describe, expect, it } from 'vitest'
import { LayoutKey, type QuestionKind } from '../layout.shapes.ts'
import { factCatalog, factGroups, factNamed } from './fact-catalog.ts'
import { factTopics } from './fact-definition.ts'

describe('the field catalog', () => {
  it('gives each key one meaning, and no group the key of a fact', () => {
    const keys = [...factCatalog.map(({ key }) => key), ...Object.keys(factGroups)]
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(keys.filter((key) => !LayoutKey.safeParse(key).success)).toEqual([])
  })

  it('says the same thing only once', () => {
    const labels = factCatalog
      .filter(({ kind }) => kind !== 'longText')
      .map(({ group, label }) => `${group ?? ''}: ${label}`)
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  })

  it('knows the group of each fact that repeats, and has facts for each group', () => {
    const groups = new Set(factCatalog.flatMap(({ group }) => group ?? []))
    expect([...groups].toSorted()).toEqual(Object.keys(factGroups).toSorted())
  })

  it('keeps to the kinds that can be answered and to the topics that are listed', () => {
    const unanswerable = new Set<QuestionKind>(['calculated', 'table', 'schedule', 'signature'])
    expect(factCatalog.filter(({ kind }) => unanswerable.has(kind))).toEqual([])
    expect(factCatalog.filter(({ topic }) => !factTopics.includes(topic))).toEqual([])
  })

  it('offers choices with every choice and with nothing else', () => {
    const odd = factCatalog.filter(({ kind, choices }) => (kind === 'choice') !== choices.length > 0)
    expect(odd).toEqual([])
    expect(factCatalog.filter(({ choices }) => new Set(choices).size < choices.length)).toEqual([])
  })

  it('has more to tell only of questions of yes and no', () => {
    const details = factCatalog.filter(({ key }) => key.endsWith('Detail'))
    expect(details.length).toBeGreaterThan(100)
    expect(details.filter(({ kind }) => kind !== 'longText')).toEqual([])
    const without = details.filter(({ key }) => factNamed(key.slice(0, -'Detail'.length))?.kind !== 'yesNo')
    expect(without).toEqual([])
  })

  it('finds a fact by its key, and nothing by the names of objects', () => {
    expect(factNamed('fein')).toMatchObject({ kind: 'taxId', group: null, topic: 'Profile' })
    expect(factNamed('ownerName')?.group).toBe('owners')
    expect(factNamed('constructor')).toBeUndefined()
  })
})
