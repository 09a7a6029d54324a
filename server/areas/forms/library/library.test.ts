import { describe, expect, it } from 'vitest'
import type { AnswerValue, Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import { factCatalog, factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import { FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { Layout, type Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { layoutErrors } from '@portico/contract/areas/forms/layouts/layout-errors.ts'
import { factAddress, locate, questionsOf } from '@portico/contract/areas/forms/layouts/places.ts'
import { progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import { shown, withCalculated } from '@portico/contract/areas/forms/logic/shown.ts'
import { readAnswer } from '@portico/contract/areas/forms/values/read-answer.ts'
import { policyTypeCodes } from '@portico/contract/areas/policies/policy-types.ts'
import { hashOf, readFormLibrary } from './library.ts'

const formLibrary = await readFormLibrary()

const forms = formLibrary.map(({ formId, draft, layout }) => ({
  formId,
  draft: FormDraft.parse(draft),
  layout: Layout.parse(layout),
}))
const layoutOf = (formId: string): Layout => forms.find((form) => form.formId === formId)!.layout
const pagesOf = (formId: string): string[] => layoutOf(formId).pages.map(({ title }) => title)
const ofPurpose = (purpose: string) => forms.filter(({ draft }) => draft.purpose === purpose)

const mapped = (layout: Layout): number => {
  const asked = questionsOf(layout)
  return asked.filter(({ question }) => question.fact !== null).length / asked.length
}

const addressesOf = (layout: Layout) =>
  questionsOf(layout).map(({ section, question }) => factAddress(section, question, '1'))

/** As published: a form with another hash gets a new version on every installation. */
const publishedHashes = {
  'applicant-information': 'qG1FbA--oOr6EXaxzfN7o5vuCISG9DWrant30_WM3SI',
  property: 'A-ryP8jcvGchboDBufRx7Mjg-WdWi6oOllGhl2ggxHg',
  'general-liability': 'tmxfpQuLK2ltOOGd_hiHnNpTi5tir6tnwwf8qBgBmCY',
  'business-auto': 'pwsIrIfkAiaI-6-fA6ia8dBiVq3sKEg2bKAtVnC1mGA',
  'workers-compensation': 'bxCe4J4sJ2VcYcp4j40GL3Xm6aiBtIXu6N6Hr2oU6y8',
  umbrella: '6UKd-5_vFzN7aG0lwmmliyHzYQeP4qk6PUvlWK3gVss',
  cyber: 'm5EZCgylfKt7f4ODzxlpTf82yxa8WlYLBga21JRHaFY',
  'employment-practices': '5HIBgE-R8TDXIgux_NH8smxCwSN8j_t4HcsO7ufTt9M',
  'lawyers-liability': 'PcpnqZW5Ta9njinDLRtZhcUNOmsTtwCpQMRS31aQRrI',
  contractors: 'BkFEawQTELV5-CXQbBsFiPqLAi6TRDHm2AdfeRnLx9Y',
  restaurants: 'bpJl2F0E6VLLLinmpEha4G9DEoHJSMm7cRPwiZrELBg',
  habitational: 'aKXUlRBIPndp-uXs8s33wlH9Q1VAgwNx65690YCsgKc',
  trucking: 'Zp3tZyHvoe2hdoQkmXD0T0gGaB4mXXBV5OGL5tJOG9E',
  'prospect-questionnaire': 'sN02tayIpcsHERiTQdqZPjR_9RdIXRUWDt9xZuqMh5s',
  'profile-entity': 'qmzCyCTqmjWAE3zIeCimOHwh0zIMTPneyM_e4B2oQOk',
  'profile-general-info': '-jLKX2-qRqWukn5t1ONkKyY6rWNqG_4ko1guprnw1Kc',
  'profile-safety': 'XxhPNRPdMjylzMs1ykhH3aPFPhmZcYyuxU74UNXY3nw',
  'profile-industry': 'rvRC7Jrhr_5XqdiXkcdiz8BEGR-3WqHJXvsaoxemMjU',
}

describe('the library of forms', () => {
  it('is as it was published', () => {
    expect(Object.fromEntries(formLibrary.map((form) => [form.formId, hashOf(form)]))).toEqual(publishedHashes)
  })

  it('holds the forms that were promised, each under its own id, name and edition', () => {
    expect(forms.map(({ formId }) => formId)).toEqual([
      'applicant-information',
      'property',
      'general-liability',
      'business-auto',
      'workers-compensation',
      'umbrella',
      'cyber',
      'employment-practices',
      'lawyers-liability',
      'contractors',
      'restaurants',
      'habitational',
      'trucking',
      'prospect-questionnaire',
      'profile-entity',
      'profile-general-info',
      'profile-safety',
      'profile-industry',
    ])
    expect(new Set(forms.map(({ draft }) => `${draft.name} ${draft.edition}`)).size).toBe(forms.length)
    const lines = forms.flatMap(({ draft }) => draft.policyType ?? [])
    expect(lines.filter((line) => !policyTypeCodes.includes(line))).toEqual([])
  })

  it.each(forms)('$formId has no error: keys, conditions, formulas, choices and facts all hold', ({ layout }) => {
    expect(layoutErrors(layout, { facts: factCatalog })).toEqual([])
  })

  it.each(forms)('$formId asks each fact by its own kind, with its own choices and limits', ({ layout }) => {
    for (const { question } of questionsOf(layout)) {
      if (question.fact === null) continue
      const { kind, choices, limits } = factNamed(question.fact)!
      expect(question).toMatchObject({ kind, choices, ...limits })
    }
  })

  it.each(forms)('$formId is deep enough for an underwriter', ({ formId, layout }) => {
    expect(questionsOf(layout).length).toBeGreaterThanOrEqual(formId.startsWith('profile') ? 25 : 40)
  })

  it.each(forms)('$formId maps so much to facts that one answer fills many forms', ({ formId, layout }) => {
    expect(mapped(layout)).toBeGreaterThanOrEqual(formId === 'applicant-information' ? 0.6 : 0.3)
  })

  it.each(ofPurpose('PROFILE'))('$formId keeps nothing but facts', ({ layout }) => {
    const own = questionsOf(layout).filter(({ question }) => question.fact === null && question.kind !== 'calculated')
    expect(own).toEqual([])
  })

  it('keeps the same datum at the same place in every form', () => {
    const withAddress = (address: string) => forms.filter(({ layout }) => addressesOf(layout).includes(address)).length
    expect(withAddress('legalName')).toBe(15)
    expect(withAddress('priorPolicies/1/priorCarrier')).toBe(11)
    expect(addressesOf(layoutOf('workers-compensation'))).toContain('owners/1/ownerPercent')
    expect(addressesOf(layoutOf('profile-entity'))).toContain('owners/1/ownerPercent')
  })

  it('asks for every fact in some form', () => {
    const asked = new Set(forms.flatMap(({ layout }) => questionsOf(layout).map(({ question }) => question.fact)))
    expect(factCatalog.filter(({ key }) => !asked.has(key))).toEqual([])
  })

  it.each(ofPurpose('APPLICATION'))('$formId begins with the applicant and ends with the signature', ({ layout }) => {
    expect(layout.pages[0]?.sections[0]?.questions[0]?.fact).toBe('legalName')
    expect(addressesOf(layout)).toEqual(expect.arrayContaining(['fein', 'mailingAddress', 'operationsDescription']))
    const last = layout.pages.at(-1)
    expect(last?.locked).toBe(true)
    expect(last?.sections.at(-1)?.questions).toMatchObject([{ kind: 'signature', required: true, locked: true }])
  })

  it('has the pages that each line needs', () => {
    const withHistory = forms.filter(({ formId }) => pagesOf(formId).includes('Insurance and loss history'))
    expect(withHistory).toHaveLength(9)
    expect(pagesOf('property')).toEqual(
      expect.arrayContaining(['Buildings and contents', 'Business income', 'Flood, wind, and earthquake']),
    )
    expect(pagesOf('general-liability')).toEqual(
      expect.arrayContaining(['Premises and people', 'Work for others', 'Products']),
    )
    expect(pagesOf('business-auto')).toEqual(expect.arrayContaining(['Vehicles', 'Drivers']))
    expect(pagesOf('workers-compensation')).toEqual(expect.arrayContaining(['Payroll and owners', 'Rating and record']))
    expect(pagesOf('umbrella')).toEqual(expect.arrayContaining(['Underlying policies', 'Severe losses']))
    expect(pagesOf('cyber')).toEqual(expect.arrayContaining(['Data and money', 'Access', 'Security and recovery']))
    expect(pagesOf('employment-practices')).toEqual(expect.arrayContaining(['Workforce', 'Policies and practices']))
    expect(pagesOf('lawyers-liability')).toEqual(expect.arrayContaining(['Attorneys', 'Areas of practice', 'Claims']))
    expect(pagesOf('profile-safety')).toEqual(['Safety program', 'Hazards and record', 'On the road'])
  })

  it('refers to the schedules of the account', () => {
    const schedules = (formId: string) =>
      questionsOf(layoutOf(formId)).flatMap(({ question }) => question.scheduleType ?? [])
    expect(schedules('property')).toEqual(expect.arrayContaining(['PROPERTY_COVERAGES', 'BUSINESS_INCOME_WORKSHEET']))
    expect(schedules('general-liability')).toContain('GENERAL_LIABILITY')
    expect(schedules('business-auto')).toEqual(expect.arrayContaining(['AUTO', 'DRIVERS']))
    expect(schedules('workers-compensation')).toEqual(expect.arrayContaining(['WORKERS_COMP', 'EXEC_WORKERS_COMP']))
    expect(schedules('trucking')).toEqual(expect.arrayContaining(['OWNER_OPS', 'TRANSPORT', 'TRAILER_INTERCHANGE']))
  })

  it('never asks for numbers or words of licensed forms', () => {
    expect(JSON.stringify(formLibrary)).not.toMatch(/acord|\bISO\b|\bCG \d\d|\bCP \d\d|\bWC \d\d/i)
  })
})

const questionKeys = (formId: string, answers: Answers): string[] =>
  shown(layoutOf(formId), answers).flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap(({ questions }) => questions.map(({ question }) => question.key))),
  )

describe('what forms ask', () => {
  it('asks for more where the answer is yes, and for nothing more where it is no', () => {
    expect(questionKeys('applicant-information', { bankruptcy: 'Y' })).toContain('bankruptcyDetail')
    expect(questionKeys('applicant-information', { bankruptcy: 'N' })).not.toContain('bankruptcyDetail')
  })

  it('asks the questions of one industry alone', () => {
    const titles = shown(layoutOf('profile-industry'), { industrySupplement: 'Trucking' }).map(({ page }) => page.title)
    expect(titles).toEqual(['Industry', 'Trucking'])
  })

  it('refuses an industry code that has not six digits', () => {
    const naicsCode = questionsOf(layoutOf('profile-industry')).find(({ question }) => question.key === 'naicsCode')!
    expect(readAnswer(naicsCode.question, '722511')).toEqual({ value: '722511', error: null })
    for (const code of ['7225', '72251', '7225110']) expect(readAnswer(naicsCode.question, code).error).not.toBeNull()
  })

  it('takes a loss for net income, but no fewer than no employees', () => {
    const question = (key: string) =>
      questionsOf(layoutOf('profile-general-info')).find((place) => place.question.key === key)!.question
    expect(readAnswer(question('netIncome'), '-2500').error).toBeNull()
    expect(readAnswer(question('headcountFull'), '-1').error).toBe('must not be a negative number')
  })

  it('asks for a long list here, or for the schedule instead', () => {
    const asked = (answers: Answers) => questionKeys('business-auto', { vehicles: ['1'], ...answers })
    expect(asked({})).toContain('vehicleVin')
    expect(asked({})).not.toContain('vehicleSchedule')
    expect(asked({ vehicleScheduleInstead: 'Y' })).toContain('vehicleSchedule')
    expect(asked({ vehicleScheduleInstead: 'Y' })).not.toContain('vehicleVin')
  })

  it('leaves the list of losses out for those who had none', () => {
    const sections = (lossFree: string) =>
      shown(layoutOf('cyber'), { lossFree }).flatMap((page) => page.sections.map(({ section }) => section.key))
    expect(sections('N')).toContain('losses')
    expect(sections('Y')).not.toContain('losses')
  })

  it('adds up values, and passes over those that are blank', () => {
    const filled = withCalculated(layoutOf('property'), {
      locations: ['1', '2'],
      'locations/1/locationBuildingValue': '1000000.00',
      'locations/2/locationBuildingValue': '250000.50',
      'locations/2/locationContentsValue': '50000.00',
    })
    expect(Number(filled['insuredSum'])).toBe(1_300_000.5)
  })

  it('reckons the rate of injuries as the specification does', () => {
    const filled = withCalculated(layoutOf('workers-compensation'), { recordableCases: '5', hoursWorked: '250000' })
    expect(Number(filled['recordableRate'])).toBe(4)
  })

  it.each(forms)('$formId can be filled to its end', ({ layout }) => {
    const answers = filledToTheEnd(layout)
    expect(progressOf(layout, answers, '2026-05-05')).toMatchObject({ percent: 100, missing: [] })
  })

  it.each(forms)('$formId can be filled to its end with yes to everything', ({ layout }) => {
    const answers = filledToTheEnd(layout, 'Y')
    expect(progressOf(layout, answers, '2026-05-05')).toMatchObject({ percent: 100, missing: [] })
  })
})

const samples: Partial<Record<Question['kind'], AnswerValue>> = {
  decimal: '1.5',
  money: '1000.00',
  percent: '10',
  date: '2024-03-31',
  year: '2004',
  state: 'CO',
  zip: '80202',
  phone: '(303) 555-0134',
  email: 'owner@example.com',
  webAddress: 'https://example.com',
  taxId: '84-1234567',
  glClass: '91580',
  wcClass: '5403',
  schedule: 'Y',
  file: ['file-1'],
  address: { street: '1 Main Street', city: 'Denver', state: 'CO', zip: '80202' },
  person: { name: 'Ada Moreno' },
  signature: { name: 'Ada Moreno', title: 'Owner', date: '2026-01-15' },
}

/** A value that a question accepts. */
function sampleOf(
  {
    kind,
    choices,
    columns,
    min = null,
  }: Pick<Question, 'kind' | 'choices' | 'columns'> & { readonly min?: number | null },
  yesNo: string,
): AnswerValue {
  if (kind === 'whole') return String(Math.max(5, min ?? 0))
  if (kind === 'yesNo') return yesNo
  if (kind === 'choice') return choices[0]!
  if (kind === 'choices') return choices.slice(0, 1)
  if (kind !== 'table') return samples[kind] ?? 'Something to tell'
  const cells = columns.map((column) => [column.key, sampleOf({ ...column, columns: [] }, yesNo)])
  return [Object.fromEntries(cells) as Record<string, string>]
}

/** Answers what is missing until nothing is: each answer may bring up further questions. */
function filledToTheEnd(layout: Layout, yesNo = 'N'): Answers {
  const answers: Record<string, AnswerValue> = {}
  for (let round = 0; round < 12; round += 1) {
    const { missing } = progressOf(layout, answers, '2026-05-05')
    if (missing.length === 0) break
    for (const { path } of missing) {
      const { question } = placeAt(layout, path)
      if (question === null) answers[path] = ['1', '2', '3']
      else answers[path] = sampleOf(question, yesNo)
    }
  }
  return answers
}

function placeAt(layout: Layout, path: string) {
  const place = locate(layout, path)
  if (place === undefined) throw new Error(`no place ${path}`)
  return place
}
