import { expect, type Page } from '@playwright/test'
import { sendToWizard } from '../import-steps.ts'
import { press, type State } from './state.ts'

async function matchColumns(page: Page): Promise<void> {
  await sendToWizard(page, 'art.csv', 'Title,Value,Size\nVase,much,small\nBust,2000,large\n')
  await expect(page.getByRole('button', { name: 'Check rows' })).toBeVisible()
}

/** Schedules, and what is set for them. */
export const scheduleStates: readonly State[] = [
  { name: 'a schedule compared with last year', username: 'owner@acme.test', path: '/ACME/schedules/auto/compare' },
  {
    name: 'history of a row',
    username: 'manager@harbor.test',
    path: '/ACME/schedules/property/compare',
    async reach(page) {
      await press(/^History of/)(page)
      await expect(page.getByRole('dialog').getByText('Changed by').first()).toBeVisible()
    },
  },
  {
    name: 'taking a snapshot',
    username: 'manager@harbor.test',
    path: '/ACME/schedules/auto/compare',
    async reach(page) {
      await press('Take snapshot')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Take snapshot' }).click()
      await expect(page.getByRole('dialog').getByText('Label is required')).toBeVisible()
    },
  },
  { name: 'snapshots switched off', username: 'manager@harbor.test', path: '/BAYSIDE/schedules/property/compare' },
  { name: 'pending changes', username: 'manager@harbor.test', path: '/ACME/schedules/pending' },
  {
    name: 'filling general liability from locations',
    username: 'owner@acme.test',
    path: '/ACME/schedules/general-liability/pull-through',
  },
  {
    name: 'schedules whose columns a brokerage shapes',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration/schedule-columns',
  },
  {
    name: 'columns of a schedule, one of them picked up',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration/schedule-columns/AUTO',
    async reach(page) {
      await press('Hide PIP')(page)
      await page.getByRole('button', { name: 'Reorder VIN' }).press('Space')
    },
  },
  {
    name: 'a column with errors',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration/schedule-columns/AUTO',
    async reach(page) {
      await press('Add column')(page)
      await page.getByLabel('Kind').selectOption('One of a list')
      await page.getByRole('dialog').getByRole('button', { name: 'Add column' }).click()
      await expect(page.getByText('Enter at least one choice')).toBeVisible()
    },
  },
  {
    name: 'rows that narrower columns would fail',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration/schedule-columns/AUTO',
    async reach(page) {
      await press('Edit Fleet')(page)
      await page.getByLabel('Required').check()
      await press('Done')(page)
      await press('Save')(page)
      await expect(page.getByRole('button', { name: 'Save and mark these rows' })).toBeEnabled()
    },
  },
  {
    name: 'export layout with an error',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration/schedule-export',
    async reach(page) {
      await page.getByLabel('Heading of Location no.').fill('Building no.')
      await expect(page.getByText('Another column already has this heading')).toBeVisible()
    },
  },
  {
    name: 'codes of an export template',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration/schedule-export',
    reach: press('Codes of Construction'),
  },
  {
    name: 'menu of exports',
    username: 'broker-admin@harbor.test',
    path: '/brokerage-administration/HARBOR/configuration/schedule-export',
    reach: press('Export'),
  },
  { name: 'schedules of the platform', username: 'admin@portico.test', path: '/admin/schedules' },
  {
    name: 'standard columns of a schedule',
    username: 'admin@portico.test',
    path: '/admin/schedules',
    async reach(page) {
      await press('Auto')(page)
      await expect(page.getByRole('dialog', { name: 'Auto' })).toBeVisible()
    },
  },
  { name: 'lookup tables', username: 'admin@portico.test', path: '/admin/lookups' },
  {
    name: 'an import of a table with errors',
    username: 'admin@portico.test',
    path: '/admin/lookups',
    async reach(page) {
      await press('Import a table')(page)
      await press('Read file')(page)
      await expect(page.getByText('Choose the table file')).toBeVisible()
    },
  },
  {
    name: 'codes found while one types',
    username: 'admin@portico.test',
    path: '/admin/component-playground',
    async reach(page) {
      await page.getByRole('combobox', { name: 'GL class' }).fill('roof')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  { name: 'component playground', username: 'admin@portico.test', path: '/admin/component-playground' },
  {
    name: 'a cell with an error, and the menu of a column',
    username: 'admin@portico.test',
    path: '/admin/component-playground',
    async reach(page) {
      await page.locator('[aria-invalid=true]').first().click()
      await expect(page.getByText('Error: ZIP')).toBeVisible()
      await press('Menu of City')(page)
    },
  },
  { name: 'schedules', username: 'owner@acme.test', path: '/ACME/schedules' },
  { name: 'no schedule fits', username: 'owner@acme.test', path: '/ACME/schedules?search=nothing' },
  {
    name: 'a schedule with its findings',
    username: 'owner@acme.test',
    path: '/ACME/schedules/property',
    async reach(page) {
      await press(/^\d+ issues?$/)(page)
      await expect(page.getByRole('heading', { name: 'Issues' })).toBeVisible()
    },
  },
  {
    name: 'a new tab with errors',
    username: 'owner@acme.test',
    path: '/ACME/schedules/auto',
    async reach(page) {
      await press('Add tab')(page)
      await page.getByLabel('Tab name').fill('a/b')
      await page.getByRole('dialog').getByRole('button', { name: 'Add tab' }).click()
      await expect(page.getByText('Illegal Characters')).toBeVisible()
    },
  },
  {
    name: 'a schedule with a class table, and the history of a row',
    username: 'owner@acme.test',
    path: '/ACME/schedules/work-comp',
    async reach(page) {
      await expect(page.getByLabel('WC class codes use')).toBeVisible()
      await press('History of this row')(page)
      await expect(page.getByRole('dialog', { name: /^History of/ })).toBeVisible()
    },
  },
  { name: 'a schedule, read only', username: 'viewer@acme.test', path: '/ACME/schedules/driver' },
  { name: 'a schedule that is not kept', username: 'owner@acme.test', path: '/ACME/schedules/nothing' },
  { name: 'named insureds', username: 'owner@acme.test', path: '/ACME/profile/named-insureds' },
  { name: 'import of a schedule', username: 'owner@acme.test', path: '/ACME/schedules/fine-arts/import' },
  {
    name: 'columns of an import',
    username: 'owner@acme.test',
    path: '/ACME/schedules/fine-arts/import',
    reach: matchColumns,
  },
  {
    name: 'check of an import',
    username: 'owner@acme.test',
    path: '/ACME/schedules/fine-arts/import',
    async reach(page) {
      await matchColumns(page)
      await press('Check rows')(page)
      await expect(page.getByRole('table', { name: 'Rows of the import' })).toBeVisible()
    },
  },
  { name: 'imports of all accounts', username: 'admin@portico.test', path: '/admin/schedule-imports' },
  { name: 'files of imports', username: 'admin@portico.test', path: '/admin/wizard-documents' },
]
