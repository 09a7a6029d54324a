import type { CDPSession, Page } from '@playwright/test'
import { anApplication } from '../../harness/application-steps.ts'
import { aForm, libraryCalls } from '../../harness/form-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { phone } from '../../harness/input/touch.ts'

const kinds = ['text', 'money', 'date', 'yesNo', 'state', 'longText', 'address'] as const

const question = (at: number) => ({
  key: `q${at}`,
  kind: kinds[at % kinds.length],
  label: `Question ${at}`,
  required: true,
})

/** One page of so many questions. */
const formOf = (many: number) => {
  const section = {
    key: 'all',
    title: 'All questions',
    questions: Array.from({ length: many }, (_, at) => question(at)),
  }
  return { pages: [{ key: 'page', title: 'One page', sections: [section] }] }
}

/** Types into the first question, each key in a frame of its own, and answers in which questions anything was drawn. */
const typeInPage = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(async (letters) => {
    const drawn = new Set<string>()
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const place = element?.closest('[id^="answer-"]')?.id
        if (place !== undefined) drawn.add(place)
      }
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    const field = document.querySelector<HTMLInputElement>('#answer-q0 input')!
    field.focus()
    for (const letter of letters) {
      field.setRangeText(letter, field.value.length, field.value.length, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    }
    watch.disconnect()
    return [...drawn]
  }, text)

/** How many functions ran since the last look: work done, whatever else the machine does. */
async function functionsRun(developer: CDPSession): Promise<number> {
  const { result } = await developer.send('Profiler.takePreciseCoverage')
  const calls = result.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
  return calls.reduce((sum, count) => sum + count, 0)
}

/** What ten keys cost; the least of some rounds, since an answer that is saved meanwhile is no cost of typing. */
async function costOfTyping(page: Page, developer: CDPSession): Promise<number> {
  const costs: number[] = []
  const drawn: string[] = []
  // The calendars of dates come while the first keys are typed.
  await typeInPage(page, 'warm, ')
  await developer.send('Profiler.enable')
  await developer.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  for (const _ of [1, 2, 3, 4, 5]) {
    await functionsRun(developer)
    drawn.push(...(await typeInPage(page, 'ten keys, ')))
    costs.push(await functionsRun(developer))
  }
  expect(new Set(drawn)).toEqual(new Set(['answer-q0']))
  return Math.min(...costs)
}

test('typing into a form of 400 questions does hardly more work than into one of 20', async ({
  otherBrowser,
  signIn,
  client,
}) => {
  const admin = await client('admin@portico.test')
  const manager = await client('manager@harbor.test')
  const costs: number[] = []
  for (const many of [20, 400]) {
    const { formId } = await aForm(admin, libraryCalls, formOf(many))
    const { path } = await anApplication(manager, formId)
    const page = await otherBrowser(phone)
    const developer = await page.context().newCDPSession(page)
    await signIn(page, 'owner@acme.test', { path })
    await page.locator(`#answer-q${many - 1}`).waitFor()
    costs.push(await costOfTyping(page, developer))
    await page.close()
  }
  const [small = 0, large = 0] = costs
  expect(small).toBeGreaterThan(0)
  expect(large / small).toBeLessThanOrEqual(2)
})
