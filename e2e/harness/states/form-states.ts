import { expect, type Page } from '@playwright/test'
import { press, type State } from './state.ts'

const editor = '/admin/app-library/applicant-information'
const username = 'admin@portico.test'

/** Chooses the first question of the form. */
const chooseQuestion = (page: Page) =>
  page
    .getByRole('list', { name: 'Pages, sections and questions' })
    .getByRole('button', { name: /^Legal name/ })
    .click()

/** The form library, and layouts at every level. */
export const formStates: readonly State[] = [
  { name: 'forms of the platform', username, path: '/admin/app-library' },
  { name: 'no form fits', username, path: '/admin/app-library?search=nothing' },
  {
    name: 'a new form with errors',
    username,
    path: '/admin/app-library',
    async reach(page) {
      await press(/^New form$/)(page)
      await press('Add form')(page)
      await expect(page.getByText('Edition is required')).toBeVisible()
    },
  },
  {
    name: 'actions of a form',
    username,
    path: '/admin/app-library',
    reach: press(/^Actions for/),
  },
  {
    name: 'forms of a brokerage',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/application-library',
  },
  { name: 'a form in its editor', username, path: editor },
  {
    name: 'a question with a condition and a formula',
    username,
    path: editor,
    async reach(page) {
      await chooseQuestion(page)
      await page.getByLabel('Kind of answer').selectOption('Calculated')
      await page.getByLabel('Formula', { exact: true }).fill('1 +')
      await page.getByLabel('Show conditionally').check()
      await expect(page.getByLabel('Question of condition 1')).toBeVisible()
    },
  },
  {
    name: 'a table question, and a question picked up',
    username,
    path: editor,
    async reach(page) {
      await chooseQuestion(page)
      await page.getByLabel('Kind of answer').selectOption('Table')
      await press('Add column')(page)
      await page.getByRole('button', { name: 'Move Legal name' }).press('Space')
    },
  },
  {
    name: 'adding a question',
    username,
    path: editor,
    async reach(page) {
      await press('Add to the form')(page)
      await page.getByRole('menuitem', { name: 'Question' }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('The question is required')).toBeVisible()
    },
  },
  { name: 'a form as clients see it', username, path: `${editor}?view=preview` },
  { name: 'errors of a form', username, path: `${editor}?view=errors` },
  { name: 'versions of a form', username, path: `${editor}?view=versions` },
  { name: 'uses of a form', username, path: `${editor}?view=uses` },
  {
    name: 'differences of a form',
    username: 'broker-admin@harbor.test',
    path: '/brokerage/HARBOR/forms/brokerage/edit/applicant-information?view=differences',
  },
  { name: 'PDF forms', username, path: '/admin/pdf/editor' },
  {
    name: 'the pages of a PDF form',
    username,
    path: '/admin/pdf/editor?form=contractors-equipment',
    async reach(page) {
      await page.getByRole('button', { name: 'Legal name', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Places on the page' })).toBeVisible()
    },
  },
  { name: 'fields to copy', username, path: '/admin/pdf/copy-fields' },
  { name: 'a new form of a PDF', username, path: '/admin/app-library', reach: press('New form from PDF') },
  { name: 'forms of an account', username: 'manager@harbor.test', path: '/ACME/forms/layouts' },
  {
    name: 'a form of an account, to be read',
    username: 'manager@harbor.test',
    path: '/ACME/forms/layouts/applicant-information',
  },
]
