import { formAt, libraryCalls } from '../../harness/form-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { aPdfForm } from '../../harness/pdf-files.ts'

interface Drawn {
  readonly pages: readonly {
    readonly sections: readonly {
      readonly questions: readonly {
        readonly label: string
        readonly fact: string | null
        readonly boxes: readonly { readonly x: number; readonly width: number; readonly cells?: object }[]
      }[]
    }[]
  }[]
}

test('fields are drawn, named, mapped, moved by keys, undone and published on the page itself', async ({
  page,
  signIn,
  client,
}) => {
  const admin = await client('admin@portico.test')
  const { formId } = await aPdfForm(admin, {})
  await signIn(page, 'admin@portico.test', { path: `/admin/pdf/editor?form=${formId}` })
  const paper = page.locator('[data-sheet]')
  await expect(page.locator('canvas[data-drawn="1"]')).toBeVisible()
  await page.getByRole('button', { name: 'Draw field' }).click()
  const { x, y } = (await paper.boundingBox())!
  await page.mouse.move(x + 60, y + 120)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 135, { steps: 3 })
  await page.mouse.move(x + 260, y + 145, { steps: 3 })
  await page.mouse.up()
  const field = (name: string) => paper.getByRole('button', { name, exact: true })
  await expect(field('New text')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Question', { exact: true }).fill('Legal name')
  await page.getByLabel('Map to a data field').fill('legal name')
  await page.getByRole('option', { name: /legalName/ }).click()
  await expect(field('Legal name')).toBeVisible()

  const first = async () => {
    const { layout } = await formAt(admin, libraryCalls, formId)
    return (layout as unknown as Drawn).pages[0]!.sections[0]!.questions[0]
  }
  await expect.poll(async () => (await first())?.fact).toBe('legalName')
  const before = (await first())!.boxes[0]!
  await field('Legal name').press('ArrowRight')
  await field('Legal name').press('Shift+ArrowRight')
  await expect.poll(async () => (await first())?.boxes[0]).toMatchObject({ x: before.x + 1, width: before.width + 1 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await first())?.boxes[0]).toMatchObject({ x: before.x, width: before.width })

  await field('Legal name').click()
  await page.getByLabel('Boxes, one character each').fill('9')
  await page.getByLabel('First character').fill('3')
  await expect.poll(async () => (await first())?.boxes[0]?.cells).toEqual({ from: 2, count: 9 })

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Test fill' }).click()
  await (await popup).close()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('is published.')).toBeVisible()
  await field('Legal name').press('Delete')
  await expect(field('Legal name')).toHaveCount(0)
})

test('fields are copied from one edition to another once they were looked over', async ({ page, signIn, client }) => {
  const admin = await client('admin@portico.test')
  const old = await aPdfForm(admin, {
    fields: [
      { name: 'legalName', at: [60, 680] },
      { name: 'website', at: [60, 640] },
      { name: 'parking', at: [60, 300] },
    ],
  })
  const next = await aPdfForm(admin, {
    fields: [
      { name: 'Text1', at: [62, 681] },
      { name: 'website', at: [300, 500] },
      { name: 'Text3', at: [60, 100] },
    ],
  })
  await signIn(page, 'admin@portico.test', { path: `/admin/pdf/copy-fields?from=${old.formId}&to=${next.formId}` })
  const matches = page.getByRole('table', { name: 'Matches' })
  await expect(matches.getByRole('row', { name: /Text1.*Legal name/ })).toBeVisible()
  await expect(matches.getByRole('row', { name: /Website.*Website/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Unmatched fields' })).toContainText('Text3')
  await page.getByLabel('Parking (page 1)').check()
  await page.getByRole('button', { name: 'Copy 3 fields' }).click()
  await expect(page.getByText('3 fields copied')).toBeVisible()
  const { layout } = await formAt(admin, libraryCalls, next.formId)
  const labels = layout.pages.flatMap(({ sections }) =>
    sections.flatMap(({ questions }) => questions.map(({ label }) => label)),
  )
  expect(labels.toSorted()).toEqual(['Legal name', 'Parking', 'Text3', 'Website'])
})
